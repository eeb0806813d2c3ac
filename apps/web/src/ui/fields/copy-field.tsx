// A text to take elsewhere, with a button that copies it. Where the browser gives no clipboard (a page without
// https), the text is left selected and the keys to copy it are said.
//
//   <CopyField etiqueta="Enlace" valor={enlace} />
import { ClipboardDocumentIcon } from '@heroicons/react/24/outline';
import { Button, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import classes from './copy-field.module.css';

interface CopyFieldProps {
  readonly etiqueta: string;
  readonly valor: string;
  /** The button takes the focus as it appears. */
  readonly enfocar?: boolean;
}

const mensajes = {
  nada: '',
  copiado: 'Copiado.',
  seleccionado: 'Seleccionado: cópielo con Ctrl+C.',
} as const;

export function CopyField({ etiqueta, valor, enfocar = false }: CopyFieldProps) {
  const campo = useRef<HTMLInputElement>(null);
  const [resultado, setResultado] = useState<keyof typeof mensajes>('nada');
  const copiar = async () => {
    try {
      await navigator.clipboard.writeText(valor);
      setResultado('copiado');
    } catch {
      campo.current?.select();
      setResultado('seleccionado');
    }
  };
  return (
    <div>
      <div className={classes.fila}>
        <TextInput
          ref={campo}
          className={classes.campo ?? ''}
          label={etiqueta}
          readOnly
          value={valor}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <Button
          variant="default"
          autoFocus={enfocar}
          leftSection={<ClipboardDocumentIcon width={18} height={18} aria-hidden="true" />}
          onClick={() => void copiar()}
        >
          Copiar
        </Button>
      </div>
      <p className={classes.resultado} role="status">
        {mensajes[resultado]}
      </p>
    </div>
  );
}
