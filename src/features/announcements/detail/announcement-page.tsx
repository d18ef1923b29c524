import { detailPage } from '../../../ui/detail-page/detail-page';
import { announcementDetail } from './announcement-detail';

export const { load, Component, NotFound } = detailPage(announcementDetail);
