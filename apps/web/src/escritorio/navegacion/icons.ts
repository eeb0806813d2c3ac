// The icons a menu entry may ask for, as `heroicons_outline:name`. A closed list, so that only these are loaded.
import {
  AcademicCapIcon,
  AdjustmentsHorizontalIcon,
  ArchiveBoxIcon,
  ArrowsRightLeftIcon,
  ArrowUturnLeftIcon,
  BanknotesIcon,
  BellIcon,
  BookmarkIcon,
  BookOpenIcon,
  BriefcaseIcon,
  BuildingLibraryIcon,
  BuildingOffice2Icon,
  CalculatorIcon,
  CalendarDaysIcon,
  ChartBarSquareIcon,
  ChartPieIcon,
  ChatBubbleLeftRightIcon,
  CheckCircleIcon,
  ClipboardDocumentCheckIcon,
  ClockIcon,
  Cog6ToothIcon,
  CreditCardIcon,
  DocumentArrowDownIcon,
  DocumentTextIcon,
  EnvelopeIcon,
  ExclamationTriangleIcon,
  FolderIcon,
  GlobeAmericasIcon,
  HomeIcon,
  InboxIcon,
  InboxStackIcon,
  LinkIcon,
  LockClosedIcon,
  LockOpenIcon,
  MagnifyingGlassIcon,
  MapPinIcon,
  PaperAirplaneIcon,
  PencilSquareIcon,
  PhoneIcon,
  PrinterIcon,
  QueueListIcon,
  ReceiptPercentIcon,
  RectangleStackIcon,
  ScaleIcon,
  ShieldCheckIcon,
  ShieldExclamationIcon,
  StarIcon,
  UserPlusIcon,
  UsersIcon,
  XCircleIcon,
} from '@heroicons/react/24/outline';
import type { Icon } from '../../ui/states/state-message.tsx';

const iconos = {
  'academic-cap': AcademicCapIcon,
  'adjustments-horizontal': AdjustmentsHorizontalIcon,
  'archive-box': ArchiveBoxIcon,
  'arrow-uturn-left': ArrowUturnLeftIcon,
  'arrows-right-left': ArrowsRightLeftIcon,
  banknotes: BanknotesIcon,
  bell: BellIcon,
  'book-open': BookOpenIcon,
  bookmark: BookmarkIcon,
  briefcase: BriefcaseIcon,
  'building-library': BuildingLibraryIcon,
  'building-office-2': BuildingOffice2Icon,
  calculator: CalculatorIcon,
  'calendar-days': CalendarDaysIcon,
  'chart-bar-square': ChartBarSquareIcon,
  'chart-pie': ChartPieIcon,
  'chat-bubble-left-right': ChatBubbleLeftRightIcon,
  'check-circle': CheckCircleIcon,
  'clipboard-document-check': ClipboardDocumentCheckIcon,
  clock: ClockIcon,
  'cog-6-tooth': Cog6ToothIcon,
  'credit-card': CreditCardIcon,
  'document-arrow-down': DocumentArrowDownIcon,
  'document-text': DocumentTextIcon,
  envelope: EnvelopeIcon,
  'exclamation-triangle': ExclamationTriangleIcon,
  folder: FolderIcon,
  'globe-americas': GlobeAmericasIcon,
  home: HomeIcon,
  inbox: InboxIcon,
  'inbox-stack': InboxStackIcon,
  link: LinkIcon,
  'lock-closed': LockClosedIcon,
  'lock-open': LockOpenIcon,
  'magnifying-glass': MagnifyingGlassIcon,
  'map-pin': MapPinIcon,
  'paper-airplane': PaperAirplaneIcon,
  'pencil-square': PencilSquareIcon,
  phone: PhoneIcon,
  printer: PrinterIcon,
  'queue-list': QueueListIcon,
  'receipt-percent': ReceiptPercentIcon,
  'rectangle-stack': RectangleStackIcon,
  scale: ScaleIcon,
  'shield-check': ShieldCheckIcon,
  'shield-exclamation': ShieldExclamationIcon,
  star: StarIcon,
  'user-plus': UserPlusIcon,
  users: UsersIcon,
  'x-circle': XCircleIcon,
} satisfies Readonly<Record<string, Icon>>;

const CONJUNTO = 'heroicons_outline:';

export type NombreDeIcono = keyof typeof iconos;

/** Every name in the list, for whoever chooses one. */
export const nombresDeIconos = Object.keys(iconos) as NombreDeIcono[];

export const conConjunto = (nombre: NombreDeIcono) => `${CONJUNTO}${nombre}`;

const porNombre = new Map<string, Icon>(Object.entries(iconos));

/** The drawing of a name; a plain sheet when the name is not in the list. */
export function iconoDe(nombre: string): Icon {
  const solo = nombre.startsWith(CONJUNTO) ? nombre.slice(CONJUNTO.length) : nombre;
  return porNombre.get(solo) ?? DocumentTextIcon;
}
