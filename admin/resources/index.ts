import { defineResources } from '../schema/define-resource';
import { announcements } from './announcements';

export const resources = defineResources(announcements);
