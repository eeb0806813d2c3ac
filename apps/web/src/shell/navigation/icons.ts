// The icons a menu entry may ask for, as `heroicons_outline:name`. A closed list, so that only these are loaded.
import {
  ArrowsRightLeftIcon,
  BanknotesIcon,
  BookOpenIcon,
  BuildingLibraryIcon,
  BuildingOffice2Icon,
  CalculatorIcon,
  CalendarDaysIcon,
  ChartBarSquareIcon,
  ChartPieIcon,
  Cog6ToothIcon,
  DocumentArrowDownIcon,
  DocumentTextIcon,
  HomeIcon,
  InboxStackIcon,
  PencilSquareIcon,
  QueueListIcon,
  ReceiptPercentIcon,
  RectangleStackIcon,
  ScaleIcon,
  UsersIcon,
} from '@heroicons/react/24/outline';
import type { Icono } from '../../ui/state-message.tsx';

const iconos: Readonly<Record<string, Icono>> = {
  'arrows-right-left': ArrowsRightLeftIcon,
  banknotes: BanknotesIcon,
  'book-open': BookOpenIcon,
  'building-library': BuildingLibraryIcon,
  'building-office-2': BuildingOffice2Icon,
  calculator: CalculatorIcon,
  'calendar-days': CalendarDaysIcon,
  'chart-bar-square': ChartBarSquareIcon,
  'chart-pie': ChartPieIcon,
  'cog-6-tooth': Cog6ToothIcon,
  'document-arrow-down': DocumentArrowDownIcon,
  'document-text': DocumentTextIcon,
  home: HomeIcon,
  'inbox-stack': InboxStackIcon,
  'pencil-square': PencilSquareIcon,
  'queue-list': QueueListIcon,
  'receipt-percent': ReceiptPercentIcon,
  'rectangle-stack': RectangleStackIcon,
  scale: ScaleIcon,
  users: UsersIcon,
};

const CONJUNTO = 'heroicons_outline:';

/** The drawing of a name; a plain sheet when the name is not in the list. */
export function iconoDe(nombre: string): Icono {
  return iconos[nombre.startsWith(CONJUNTO) ? nombre.slice(CONJUNTO.length) : nombre] ?? DocumentTextIcon;
}
