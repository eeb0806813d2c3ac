// The frame of the forms that concern another caja.
import '@mantine/core/styles/Input.layer.css';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { submitWith } from '#ui/dialogs/submit.ts';
import { useTeclasDeFormulario } from '../avanzar.ts';
import classes from '../formulario.module.css';

interface MarcoDeTrasladoProps {
  readonly nombre: string;
  readonly general: string | undefined;
  readonly enviar: () => Promise<unknown>;
  readonly enviando: boolean;
  readonly conCambios: boolean;
  /** Something else is to be done first. */
  /** On the button that sends. */
  readonly accion: string;
  readonly alCancelar: () => void;
  readonly children: ReactNode;
}

export function MarcoDeTraslado(props: MarcoDeTrasladoProps) {
  const { nombre, general, enviar, enviando, accion, alCancelar, children } = props;
  const alTeclear = useTeclasDeFormulario(props.conCambios, alCancelar);
  return (
    <form
      noValidate
      className={classes.formulario}
      aria-label={nombre}
      onSubmit={submitWith(enviar)}
      onKeyDown={alTeclear}
    >
      {general !== undefined && <FormNotice tono="error" texto={general} />}
      {children}
      <div className={classes.botones}>
        <Button type="submit" size="md" loading={enviando}>
          {accion}
        </Button>
        <Button variant="default" size="md" onClick={alCancelar}>
          Cancelar
        </Button>
      </div>
    </form>
  );
}
