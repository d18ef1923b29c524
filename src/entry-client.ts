import 'react-dom/client';
import { nextTask } from './app/next-task';
import './styles/base.css';

void start();

/** The libraries and each step are tasks of their own, so that a finger on the screen never waits for all of them. */
async function start(): Promise<void> {
  await nextTask();
  const { startSite } = await import('./app/start-site');
  await nextTask();
  await startSite();
}
