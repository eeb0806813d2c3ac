// A text to take elsewhere, with a button that copies it. Where the browser gives no clipboard (a page without
// https), the text is left selected and the keys to copy it are said.
//
//   <CopyField label="Enlace" value={link} />
import { ClipboardDocumentIcon } from '@heroicons/react/24/outline';
import { Button, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import classes from './copy-field.module.css';

interface CopyFieldProps {
  readonly label: string;
  readonly value: string;
  /** The button takes the focus as it appears. */
  readonly focus?: boolean;
}

const messages = {
  nada: '',
  copiado: 'Copiado.',
  seleccionado: 'Seleccionado: cópielo con Ctrl+C.',
} as const;

export function CopyField({ label, value, focus = false }: CopyFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const [result, setResult] = useState<keyof typeof messages>('nada');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setResult('copiado');
    } catch {
      field.current?.select();
      setResult('seleccionado');
    }
  };
  return (
    <div>
      <div className={classes.fila}>
        <TextInput
          ref={field}
          className={classes.campo ?? ''}
          label={label}
          readOnly
          value={value}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <Button
          variant="default"
          autoFocus={focus}
          leftSection={<ClipboardDocumentIcon width={18} height={18} aria-hidden="true" />}
          onClick={() => void copy()}
        >
          Copiar
        </Button>
      </div>
      <p className={classes.resultado} role="status">
        {messages[result]}
      </p>
    </div>
  );
}
