// The field for a code printed on a document. It leads to the page that says what the document was made of.
import { Button, TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { Box, Grid, Stack } from '#ui/layout/layout.tsx';
import { LARGO_MAX } from './codigo.ts';

interface FormularioDeCodigoProps {
  readonly inicial?: string | undefined;
  /** What is wrong with the code that was sent. */
  readonly error?: string | undefined;
  readonly ocupado?: boolean;
}

/** As a code is read: letter by letter. */
const SEPARADO = { input: { letterSpacing: '0.06em' } };

export function FormularioDeCodigo({ inicial = '', error, ocupado = false }: FormularioDeCodigoProps) {
  const [escrito, setEscrito] = useState(inicial);
  const navigate = useNavigate();
  const codigo = escrito.trim().toUpperCase();
  const enviar = (event: FormEvent) => {
    event.preventDefault();
    if (codigo !== '') void navigate({ to: '/reportes/verificacion', search: { codigo } });
  };
  return (
    <Grid
      as="form"
      columns="minmax(0, 20rem) auto"
      oneBelow="sm"
      justify="start"
      align="start"
      gap="lg"
      onSubmit={enviar}
    >
      <TextInput
        label="Código de verificación"
        description="Está al pie de cada página y en el nombre del archivo."
        placeholder="K7QM-3XWP"
        autoComplete="off"
        spellCheck={false}
        maxLength={LARGO_MAX}
        className="cifras"
        styles={SEPARADO}
        value={escrito}
        error={codigo === inicial ? error : undefined}
        onChange={({ currentTarget }) => setEscrito(currentTarget.value.toUpperCase())}
      />
      <Stack>
        {/* Beside the field, under its label and what is said of it. */}
        <Box hideBelow="sm" minHeight="2.625rem" />
        <Button type="submit" variant="default" loading={ocupado}>
          Verificar
        </Button>
      </Stack>
    </Grid>
  );
}
