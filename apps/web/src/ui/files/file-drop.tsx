// Where a file is dropped, or chosen from the computer.
//
//   <FileDrop etiqueta="Elegir archivo" extensiones={['.csv', '.xlsx']} onArchivo={…} />
import { ArrowUpTrayIcon } from '@heroicons/react/24/outline';
import { type DragEvent, type ReactNode, useId, useState } from 'react';
import classes from './file-drop.module.css';
import { useStrayDrop } from './stray-drop.ts';

interface FileDropProps {
  readonly etiqueta: string;
  readonly extensiones: readonly string[];
  readonly nota?: ReactNode;
  readonly ocupado?: boolean;
  readonly onArchivo: (archivo: File) => void;
}

export function FileDrop({ etiqueta, extensiones, nota, ocupado = false, onArchivo }: FileDropProps) {
  const id = useId();
  const [encima, setEncima] = useState(false);
  useStrayDrop();
  const sobre = (dentro: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setEncima(dentro);
  };
  const soltar = (event: DragEvent) => {
    event.preventDefault();
    setEncima(false);
    const [archivo] = event.dataTransfer.files;
    if (archivo !== undefined && !ocupado) onArchivo(archivo);
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
        disabled={ocupado}
        onChange={({ currentTarget }) => {
          const [archivo] = currentTarget.files ?? [];
          // So that the same file, once corrected, can be chosen again.
          currentTarget.value = '';
          if (archivo !== undefined) onArchivo(archivo);
        }}
      />
      <ArrowUpTrayIcon className={classes.icono} aria-hidden="true" />
      <span className={classes.textos}>
        <span className={classes.titulo}>
          <span className={classes.enlace}>{etiqueta}</span> o arrástrelo aquí
        </span>
        {nota !== undefined && <span className={classes.nota}>{nota}</span>}
      </span>
    </label>
  );
}
