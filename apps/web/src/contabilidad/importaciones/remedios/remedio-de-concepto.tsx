import '@mantine/core/styles/Input.layer.css';
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { RemedioProps } from './errores-por-clase.tsx';
import classes from './remedios.module.css';

const CONCEPTO_MAX = 500;

/** One concepto for those that have none; the others keep theirs. */
export function RemedioDeConcepto({ mesa: { manera, releer } }: RemedioProps) {
  const [concepto, setConcepto] = useState('');
  const escrito = concepto.trim();
  return (
    <form
      className={classes.crear}
      onSubmit={(event) => {
        event.preventDefault();
        if (escrito === '') return;
        releer({ manera: { ...manera, mapeo: { ...manera.mapeo, conceptoSiFalta: escrito } } });
      }}
    >
      <TextInput
        label="Concepto para las que no lo traen"
        maxLength={CONCEPTO_MAX}
        value={concepto}
        onChange={({ currentTarget }) => setConcepto(currentTarget.value)}
      />
      <Button type="submit" variant="default" disabled={escrito === ''}>
        Usarlo y revisar
      </Button>
    </form>
  );
}
