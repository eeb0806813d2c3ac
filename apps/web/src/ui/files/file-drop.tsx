// Where a file is dropped, or chosen from the computer.
//
//   <FileDrop etiqueta="Elegir archivo" extensiones={['.csv', '.xlsx']} onArchivo={…} />
//   <FileDrop etiqueta="Elegir archivos" extensiones={['.ofx']} onArchivos={…} />
import { ArrowUpTrayIcon } from '@heroicons/react/24/outline';
import { type DragEvent, type ReactNode, useId, useState } from 'react';
import classes from './file-drop.module.css';
import { useStrayDrop } from './stray-drop.ts';

interface ForAny {
  readonly etiqueta: string;
  readonly extensiones: readonly string[];
  readonly nota?: ReactNode;
  readonly ocupado?: boolean;
}

/** One file, or several at once. */
type FileDropProps = ForAny &
  (
    | { readonly onArchivo: (archivo: File) => void; readonly onArchivos?: never }
    | { readonly onArchivos: (archivos: readonly File[]) => void; readonly onArchivo?: never }
  );

export function FileDrop(props: FileDropProps) {
  const { etiqueta, extensiones, nota, ocupado = false, onArchivo, onArchivos } = props;
  const id = useId();
  const [encima, setEncima] = useState(false);
  useStrayDrop();
  const entregar = (archivos: readonly File[]) => {
    const [archivo] = archivos;
    if (archivo === undefined) return;
    if (onArchivos === undefined) onArchivo(archivo);
    else onArchivos(archivos);
  };
  const sobre = (dentro: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setEncima(dentro);
  };
  const soltar = (event: DragEvent) => {
    event.preventDefault();
    setEncima(false);
    if (!ocupado) entregar([...event.dataTransfer.files]);
  };
  return (
    <label
      className={classes.zona}
      htmlFor={id}
      data-encima={encima || undefined}
      data-ocupado={ocupado || undefined}
      onDragOver={sobre(true)}
      onDragLeave={sobre(false)}
      onDrop={soltar}
    >
      <input
        id={id}
        type="file"
        className={classes.entrada}
        aria-label={etiqueta}
        accept={extensiones.join(',')}
        multiple={onArchivos !== undefined}
        disabled={ocupado}
        onChange={({ currentTarget }) => {
          const archivos = [...(currentTarget.files ?? [])];
          // So that the same file, once corrected, can be chosen again.
          currentTarget.value = '';
          entregar(archivos);
        }}
      />
      <ArrowUpTrayIcon className={classes.icono} aria-hidden="true" />
      <span className={classes.textos}>
        <span className={classes.titulo}>
          <span className={classes.enlace}>{etiqueta}</span>{' '}
          {onArchivos === undefined ? 'o arrástrelo aquí' : 'o arrástrelos aquí'}
        </span>
        {nota !== undefined && <span className={classes.nota}>{nota}</span>}
      </span>
    </label>
  );
}
