// The filters of a list, drawn from how they were declared (filters.ts): in one line the search, the buttons and what is
// chosen, as chips; behind its button, the fields. «/» takes the keyboard to the search.
//
//   <FilterBar filters={filters} summary="214 asociados" tools={<ExportMenu …/>} />
//
// `own` has the field of a filter that is chosen in a way of its own.
import { Button } from '@mantine/core';
import { Fragment, type ReactNode, useRef } from 'react';
import { monto } from '#platform/address/fields.ts';
import { AgencyField } from '#ui/fields/agency-field.tsx';
import { AmountField } from '#ui/fields/amount-field.tsx';
import { DateField } from '#ui/fields/date-field.tsx';
import { SearchBox } from '#ui/fields/search-box.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { useFocusWithSlash } from '#ui/keyboard/focus-with-slash.ts';
import { FilterLine } from '#ui/page/filter-line.tsx';
import type { Option } from './filters.ts';
import classes from './list.module.css';
import type { FiltersInUse } from './use-filters.ts';

export interface FilterBarProps<K extends string> {
  readonly filters: FiltersInUse<K>;
  readonly own?: { readonly [Key in K]?: ReactNode } | undefined;
  /** What holds without being chosen, in words. */
  readonly summary?: string | undefined;
  /** At the end of the line. */
  readonly tools?: ReactNode;
}

export function FilterBar<K extends string>({ filters, own = {}, summary, tools }: FilterBarProps<K>) {
  const drawn = Object.keys(filters.declared).map((key) => key as K);
  const kindOf = (key: K) => filters.declared[key].look.kind;
  const orders = drawn.filter((key) => kindOf(key) === 'order');
  const inFields = drawn.filter((key) => !NOT_IN_FIELDS.has(kindOf(key)));
  const field = (key: K) => <Field key={key} of={key} filters={filters} />;
  return (
    <FilterLine
      filters={filters.chips.map(({ key, text }) => ({ key, text }))}
      onRemove={(key) => filters.set(key, undefined)}
      onClear={filters.clear}
      byHand={drawn.map((key) => <AtHand key={key} of={key} filters={filters} />)}
      summary={summary}
      tools={
        orders.length === 0 && tools === undefined ? undefined : (
          <>
            {orders.map(field)}
            {tools}
          </>
        )
      }
    >
      <div className={classes.fields}>
        {inFields.map((key) => (key in own ? <Fragment key={key}>{own[key]}</Fragment> : field(key)))}
      </div>
    </FilterLine>
  );
}

const NOT_IN_FIELDS: ReadonlySet<string> = new Set(['search', 'toggle', 'order', 'part']);

interface DrawnProps<K extends string> {
  readonly of: K;
  readonly filters: FiltersInUse<K>;
}

function AtHand<K extends string>({ of, filters }: DrawnProps<K>) {
  const { label, look } = filters.declared[of];
  const said = filters.said[of];
  if (look.kind === 'search') return <Search of={of} filters={filters} />;
  if (look.kind === 'toggle')
    return (
      <Pressed label={label} on={said === true} onPress={(on) => filters.set(of, on ? true : undefined)} />
    );
  if (look.kind !== 'select' || look.button === undefined) return null;
  const [value, name] = look.button;
  return (
    <Pressed label={name} on={said === value} onPress={(on) => filters.set(of, on ? value : undefined)} />
  );
}

interface PressedProps {
  readonly label: string;
  readonly on: boolean;
  readonly onPress: (on: boolean) => void;
}

function Pressed({ label, on, onPress }: PressedProps) {
  return (
    <Button variant="default" size="compact-md" aria-pressed={on} onClick={() => onPress(!on)}>
      {label}
    </Button>
  );
}

function Search<K extends string>({ of, filters }: DrawnProps<K>) {
  const place = useRef<HTMLDivElement>(null);
  useFocusWithSlash(place);
  const { label, look } = filters.declared[of];
  if (look.kind !== 'search') return null;
  return (
    <div ref={place} className={classes.search} data-wide={look.wide || undefined}>
      <SearchBox
        label={label}
        {...(look.hint === undefined ? {} : { hint: look.hint })}
        value={written(filters.said[of]) ?? ''}
        onChange={(words) => filters.set(of, words)}
      />
    </div>
  );
}

function Field<K extends string>({ of, filters }: DrawnProps<K>) {
  const { label, look, field } = filters.declared[of];
  const said = filters.said[of];
  const value = written(said);
  const change = (raw: unknown) => filters.set(of, raw);
  switch (look.kind) {
    case 'select': {
      const options = look.options ?? filters.options[of] ?? [];
      if (look.severalOnly === true && options.length < 2) return null;
      return (
        <SelectField
          label={label}
          all={look.all}
          value={value}
          options={named(options)}
          // A number is chosen by its digits.
          onChange={(one) => change(one && (field.parse(one) ?? field.parse(Number(one))))}
        />
      );
    }
    case 'order':
      return (
        <SelectField
          label={label}
          inBar
          value={value ?? look.usual}
          options={named(look.options)}
          onChange={(one) => change(one === look.usual ? undefined : one)}
        />
      );
    case 'agency':
      return <AgencyField value={value} onChange={change} />;
    case 'day':
      return <DateField label={label} optional value={value ?? ''} onChange={change} />;
    case 'amount':
      return <AmountField label={label} value={monto.parse(said)} onChange={change} />;
    default:
      return null;
  }
}

const written = (said: unknown): string | undefined => (said === undefined ? undefined : String(said));

const named = (options: readonly Option[]) => options.map(([value, name]) => [value, name] as const);
