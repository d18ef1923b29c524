import dayjs from 'dayjs';
import 'dayjs/locale/tr';

// Ant Design's dates read the language from dayjs itself: names of months and days, and the first day of the week.
dayjs.locale('tr');
