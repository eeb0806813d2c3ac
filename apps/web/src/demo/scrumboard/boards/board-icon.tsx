// The mark of a board.
import type { BoardIcon } from '@cuadra/demo-api/scrumboard/calls';
import {
  BanknotesIcon,
  BookOpenIcon,
  BuildingOffice2Icon,
  FlagIcon,
  LightBulbIcon,
  RocketLaunchIcon,
  UserGroupIcon,
  ViewColumnsIcon,
} from '@heroicons/react/24/outline';
import type { Icon } from '#ui/states/state-message.tsx';

const DRAWINGS: Readonly<Record<BoardIcon, Icon>> = {
  columns: ViewColumnsIcon,
  rocket: RocketLaunchIcon,
  building: BuildingOffice2Icon,
  banknotes: BanknotesIcon,
  people: UserGroupIcon,
  idea: LightBulbIcon,
  book: BookOpenIcon,
  flag: FlagIcon,
};

export function BoardMark({ icon, side }: { readonly icon: BoardIcon; readonly side: number }) {
  const Drawing = DRAWINGS[icon];
  return <Drawing width={side} height={side} aria-hidden="true" />;
}
