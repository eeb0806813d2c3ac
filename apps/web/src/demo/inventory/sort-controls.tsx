// The order of the list, where there is no room for all the headings that sort it.
import { BarsArrowDownIcon, BarsArrowUpIcon } from '@heroicons/react/24/outline';
import { useTexts } from '#demo/frame/texts.ts';
import { SelectField } from '#ui/fields/select-field.tsx';
import { IconButton } from '#ui/marks/icon-button.tsx';
import { type ListAddress, sortFields } from './list-address.ts';
import classes from './page.module.css';
import { inventoryTexts } from './texts.ts';

interface SortControlsProps {
  readonly address: ListAddress;
  readonly onChange: (change: Partial<ListAddress>) => void;
}

export function SortControls({ address: { sort, order }, onChange }: SortControlsProps) {
  const t = useTexts(inventoryTexts);
  const isAscending = order === 'asc';
  return (
    <div className={classes.sorting}>
      <SelectField
        inBar
        label={t.sortBy}
        value={sort}
        options={sortFields.map((field) => [field, t.columns[field]] as const)}
        onChange={(chosen) => onChange({ sort: sortFields.find((field) => field === chosen) ?? sort })}
      />
      <IconButton
        label={isAscending ? t.ascending : t.descending}
        icon={isAscending ? BarsArrowUpIcon : BarsArrowDownIcon}
        onClick={() => onChange({ order: isAscending ? 'desc' : 'asc' })}
      />
    </div>
  );
}
