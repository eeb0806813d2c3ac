// The country of a telephone: its flag and its prefix, and behind them the list of all, searched by name or by prefix.
import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import { ChevronDownIcon } from '@heroicons/react/20/solid';
import { Combobox, useCombobox } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import { useTexts } from '#demo/frame/texts.ts';
import { matchesText } from '#ui/text/text-search.ts';
import { Flag, useCountries } from './countries.tsx';
import classes from './country-picker.module.css';
import { contactTexts } from './texts.ts';

interface CountryPickerProps {
  /** Which of the telephones it is of, from 1. */
  readonly place: number;
  readonly iso: string;
  readonly onChange: (iso: string) => void;
}

export function CountryPicker({ place, iso, onChange }: CountryPickerProps) {
  const t = useTexts(contactTexts);
  const chosen = useCountries().find((country) => country.iso === iso);
  const list = useCombobox({
    onDropdownOpen: () => list.focusSearchInput(),
    onDropdownClose: () => {
      list.resetSelectedOption();
      list.focusTarget();
    },
  });
  return (
    <Combobox
      store={list}
      width={280}
      position="bottom-start"
      shadow="md"
      keepMounted={false}
      onOptionSubmit={(value) => {
        onChange(value);
        list.closeDropdown();
      }}
    >
      <Combobox.Target targetType="button" withAriaAttributes={false}>
        <button
          type="button"
          className={classes.button}
          aria-label={t.country(place, `${chosen?.name ?? iso} ${chosen?.code ?? ''}`)}
          aria-haspopup="dialog"
          aria-expanded={list.dropdownOpened}
          onClick={() => list.toggleDropdown()}
        >
          <Flag iso={iso} />
          <span>{chosen?.code}</span>
          <ChevronDownIcon width={16} height={16} aria-hidden="true" />
        </button>
      </Combobox.Target>
      <Combobox.Dropdown role="dialog" aria-label={t.countries} onKeyDown={keepEscapeInside}>
        <Choices onWritten={() => list.selectFirstOption()} />
      </Combobox.Dropdown>
    </Combobox>
  );
}

/** It has closed the list already: what is around stays open. */
function keepEscapeInside(event: KeyboardEvent): void {
  if (event.key === 'Escape') event.stopPropagation();
}

function Choices({ onWritten }: { readonly onWritten: () => void }) {
  const t = useTexts(contactTexts);
  const [text, setText] = useState('');
  const found = useCountries().filter(({ name, iso, code }) => matchesText(`${name} ${iso} ${code}`, text));
  return (
    <>
      <Combobox.Search
        role="combobox"
        aria-expanded
        aria-autocomplete="list"
        aria-label={t.searchCountry}
        placeholder={t.searchCountry}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
          // Once the list is the new one.
          requestAnimationFrame(onWritten);
        }}
      />
      <Combobox.Options className={classes.options ?? ''} aria-label={t.countries}>
        {found.map(({ iso, name, code }) => (
          <Combobox.Option key={iso} value={iso} className={classes.option ?? ''}>
            <Flag iso={iso} />
            <span className={classes.name}>{name}</span>
            <span className={classes.code}>{code}</span>
          </Combobox.Option>
        ))}
        {found.length === 0 && <Combobox.Empty>{t.noCountry}</Combobox.Empty>}
      </Combobox.Options>
    </>
  );
}
