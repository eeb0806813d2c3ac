// For whom a mail is: the people of the sample are offered while typing, and any other address can be written.
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import { people } from '@cuadra/demo-api/people';
import { TagsInput } from '@mantine/core';
import { useState } from 'react';
import { matchesText } from '#ui/text/text-search.ts';
import { useMailTexts } from '../texts/mail-texts.ts';
import type { PartyField, Problems } from './writing.ts';

interface RecipientsFieldProps {
  readonly field: PartyField;
  readonly required: boolean;
  /** A dialog gives it the keyboard when it opens. */
  readonly first: boolean;
  readonly value: readonly string[];
  readonly problem: Problems[PartyField];
  readonly onChange: (value: string[]) => void;
}

const PARTIES_MAX = 50;
const OFFERED_MAX = 6;
const EVERYBODY = people(90).map(({ name, email }) => `${name} <${email}>`);

export function RecipientsField({ field, required, first, value, problem, onChange }: RecipientsFieldProps) {
  const t = useMailTexts();
  const [typed, setTyped] = useState('');
  const [closed, setClosed] = useState(false);
  const search = (text: string) => {
    setTyped(text);
    setClosed(false);
  };
  return (
    <TagsInput
      label={t.compose[field]}
      required={required}
      data-field={field}
      data-autofocus={first || undefined}
      error={problem && problemText(problem, t)}
      autoComplete="off"
      spellCheck={false}
      maxTags={PARTIES_MAX}
      splitChars={[',', ';']}
      placeholder={value.length === 0 ? t.compose.recipientHint : ''}
      searchValue={typed}
      onSearchChange={search}
      dropdownOpened={typed.trim() !== '' && !closed}
      onDropdownClose={() => setClosed(true)}
      data={EVERYBODY}
      limit={OFFERED_MAX}
      filter={({ options, search: text }) =>
        options
          .filter((option) => 'value' in option && matchesText(option.label ?? '', text))
          .slice(0, OFFERED_MAX)
      }
      value={[...value]}
      onChange={onChange}
    />
  );
}

function problemText(problem: NonNullable<Problems[PartyField]>, t: ReturnType<typeof useMailTexts>): string {
  if (problem.kind === 'none') return t.compose.noRecipient;
  const which = problem.which.join(', ');
  return problem.which.length === 1 ? t.compose.badAddress(which) : t.compose.badAddresses(which);
}
