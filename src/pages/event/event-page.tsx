import { detailPage } from '../../components/detail-page/detail-page';
import { eventDetail } from './event-detail';

export const { load, Component, NotFound } = detailPage(eventDetail);
