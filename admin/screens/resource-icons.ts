import {
  BankOutlined,
  BookOutlined,
  CalendarOutlined,
  FolderOutlined,
  GiftOutlined,
  HeartOutlined,
  NotificationOutlined,
  PictureOutlined,
  ReadOutlined,
  StarOutlined,
  TagOutlined,
  TeamOutlined,
  TrophyOutlined,
  WalletOutlined,
} from '@ant-design/icons';
import type { ComponentType } from 'react';
import type { IconName } from '../schema/types';

export const resourceIcons: Readonly<Record<IconName, ComponentType>> = {
  megaphone: NotificationOutlined,
  ticket: TagOutlined,
  calendar: CalendarOutlined,
  book: BookOutlined,
  cap: ReadOutlined,
  gift: GiftOutlined,
  heart: HeartOutlined,
  star: StarOutlined,
  folder: FolderOutlined,
  people: TeamOutlined,
  trophy: TrophyOutlined,
  picture: PictureOutlined,
  wallet: WalletOutlined,
  bank: BankOutlined,
};
