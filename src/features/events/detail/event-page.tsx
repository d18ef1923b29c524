import { detailPage } from '../../../ui/detail-page/detail-page';
import { eventDetail } from './event-detail';

export const { load, Component, NotFound } = detailPage(eventDetail);
