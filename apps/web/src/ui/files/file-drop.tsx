// Where a file is dropped, or chosen from the computer.
//
//   <FileDrop label="Elegir archivo" extensions={['.csv', '.xlsx']} onFile={…} />
//   <FileDrop label="Elegir archivos" extensions={['.ofx']} onFiles={…} />
import { ArrowUpTrayIcon } from '@heroicons/react/24/outline';
import { type DragEvent, type ReactNode, useId, useState } from 'react';
import classes from './file-drop.module.css';
import { useStrayDrop } from './stray-drop.ts';

interface ForAny {
  readonly label: string;
  readonly extensions: readonly string[];
  readonly note?: ReactNode;
  readonly busy?: boolean;
}

/** One file, or several at once. */
type FileDropProps = ForAny &
  (
    | { readonly onFile: (file: File) => void; readonly onFiles?: never }
    | { readonly onFiles: (files: readonly File[]) => void; readonly onFile?: never }
  );

export function FileDrop(props: FileDropProps) {
  const { label: etiqueta, extensions, note, busy = false, onFile, onFiles } = props;
  const id = useId();
  const [above, setAbove] = useState(false);
  useStrayDrop();
  const deliver = (files: readonly File[]) => {
    const [file] = files;
    if (file === undefined) return;
    if (onFiles === undefined) onFile(file);
    else onFiles(files);
  };
  const onto = (inside: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setAbove(inside);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setAbove(false);
    if (!busy) deliver([...event.dataTransfer.files]);
  };
  return (
    <label
      className={classes.zona}
      htmlFor={id}
      data-encima={above || undefined}
      data-ocupado={busy || undefined}
      onDragOver={onto(true)}
      onDragLeave={onto(false)}
      onDrop={drop}
    >
      <input
        id={id}
        type="file"
        className={classes.entrada}
        aria-label={etiqueta}
        accept={extensions.join(',')}
        multiple={onFiles !== undefined}
        disabled={busy}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // So that the same file, once corrected, can be chosen again.
          currentTarget.value = '';
          deliver(files);
        }}
      />
      <ArrowUpTrayIcon className={classes.icono} aria-hidden="true" />
      <Texts label={etiqueta} note={note} several={onFiles !== undefined} />
    </label>
  );
}

function Texts({ label, note, several }: Pick<ForAny, 'label' | 'note'> & { readonly several: boolean }) {
  return (
    <span className={classes.textos}>
      <span className={classes.titulo}>
        <span className={classes.enlace}>{label}</span> {several ? 'o arrástrelos aquí' : 'o arrástrelo aquí'}
      </span>
      {note !== undefined && <span className={classes.nota}>{note}</span>}
    </span>
  );
}
