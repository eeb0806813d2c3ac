// A form of the access pages: notice above, fields, one wide button. While it waits for the server everything in it
// is disabled and the button turns.
import { Button } from '@mantine/core';
import type { ReactNode, SubmitEventHandler } from 'react';
import { Box, Grid } from '#ui/layout/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import classes from './access.module.css';

interface AccessFormProps {
  readonly onSubmit: SubmitEventHandler<HTMLElement>;
  readonly esperando: boolean;
  readonly aviso: Notice | undefined;
  readonly accion: string;
  /** The button is off for another reason than waiting. */
  readonly detenida?: boolean;
  readonly children: ReactNode;
}

export function AccessForm({
  onSubmit,
  esperando,
  aviso,
  accion,
  detenida = false,
  children,
}: AccessFormProps) {
  return (
    <Box as="form" roomAbove="2xl" onSubmit={onSubmit} noValidate aria-busy={esperando}>
      <AccessNotice aviso={aviso} />
      <Grid as="fieldset" gap="xl" disabled={esperando}>
        {children}
        <Button type="submit" size="md" fullWidth loading={esperando} disabled={detenida} mt="xs">
          {accion}
        </Button>
      </Grid>
    </Box>
  );
}

// What the page has to say above the form. Errors are announced as they appear.
export interface Notice {
  readonly tono: 'error' | 'exito' | 'info';
  readonly texto: ReactNode;
  /** What changes by the second: shown beside the text, but not read aloud at every change. */
  readonly cuenta?: string;
}

/** What was refused and belongs to no field. */
export const refusalNotice = (texto: ReactNode | undefined): Notice | undefined =>
  texto === undefined ? undefined : { tono: 'error', texto };

export function AccessNotice({ aviso }: { readonly aviso: Notice | undefined }) {
  if (aviso === undefined) return null;
  return (
    <Text
      as="div"
      size="sm"
      lines="tight"
      pad="lg xl"
      tone={TONOS[aviso.tono]}
      className={classes.aviso}
      data-tono={aviso.tono}
    >
      <span role={aviso.tono === 'error' ? 'alert' : 'status'}>{aviso.texto}</span>
      {aviso.cuenta !== undefined && <span role="timer"> {aviso.cuenta}</span>}
    </Text>
  );
}

const TONOS = { error: 'error', exito: 'success', info: 'primary' } as const;
