// The beginning of everything that brings a sheet: where it is chosen or pasted, what went wrong with it, and how it is read.
//
//   const sheet = useSheet(reader);
//   <SheetSource reader={reader} sheet={sheet} isBusy={isSaving} />
import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { FileDrop } from '#ui/files/file-drop.tsx';
import { JOURNAL_EXTENSIONS, SHEET_EXTENSIONS } from '#ui/files/sheet-file.ts';
import { Stack } from '#ui/layout/layout.tsx';
import { Columns } from './columns.tsx';
import type { SheetReader } from './sheet-kind.ts';
import type { Sheet } from './use-sheet.ts';

interface SheetSourceProps<C extends string, R, E extends object> {
  readonly reader: SheetReader<C, R, E>;
  readonly sheet: Sheet<C, R, E>;
  /** Something else is being done with it. */
  readonly isBusy: boolean;
  /** The columns are open to be chosen, though nothing is left to choose. */
  readonly isOpen: boolean;
  readonly onOpen: (open: boolean) => void;
}

export function SheetSource<C extends string, R, E extends object>(props: SheetSourceProps<C, R, E>) {
  const { reader, sheet, isBusy, isOpen, onOpen } = props;
  const { fields, hint, journals = false, paste } = reader;
  const { file, columns, way, isLooking, isRehearsing, isReadable } = sheet;
  const lacking = way === undefined ? undefined : fields.lacks?.(way);
  return (
    <>
      <FileDrop
        label={file === undefined ? 'Elija un archivo' : 'Elija otro archivo'}
        extensions={journals ? JOURNAL_EXTENSIONS : SHEET_EXTENSIONS}
        note={file?.name ?? hint}
        busy={isLooking || isRehearsing || isBusy}
        onFile={(chosen) => {
          onOpen(false);
          void sheet.choose(chosen);
        }}
      />
      {paste !== undefined && file === undefined && <Paste {...paste} onPaste={sheet.paste} />}
      {sheet.failures.map((failure) => (
        <FormNotice key={failure} tone="error" text={failure} />
      ))}
      {columns !== undefined && way !== undefined && (
        <Columns
          fields={fields}
          columns={columns}
          way={way}
          isOpen={isOpen || !isReadable}
          disabled={isBusy}
          onOpen={() => onOpen(true)}
          onWay={(chosen) => {
            onOpen(true);
            sheet.readAs(chosen);
          }}
          onPage={(page) => {
            onOpen(false);
            void sheet.lookAtPage(page);
          }}
        />
      )}
      {lacking !== undefined && <FormNotice tone="info" text={lacking} />}
    </>
  );
}

interface PasteProps {
  readonly label: string;
  readonly description: string;
  readonly onPaste: (text: string) => Promise<void>;
}

function Paste({ label, description, onPaste }: PasteProps) {
  const [text, setText] = useState('');
  return (
    <Stack gap="md">
      <Textarea
        label={label}
        description={description}
        rows={4}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <div>
        <Button variant="default" disabled={text.trim() === ''} onClick={() => void onPaste(text)}>
          Leer lo pegado
        </Button>
      </div>
    </Stack>
  );
}
