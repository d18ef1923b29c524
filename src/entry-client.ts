import { startSite } from './app/start-site';
import './styles/base.css';

void startSite();
