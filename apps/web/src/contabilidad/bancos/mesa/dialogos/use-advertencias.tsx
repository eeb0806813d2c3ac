// What is posted may have warnings: they are told, and it is asked for again with the reason for which they are accepted.
import { motivo as esquema } from '@cuadra/contract/campos';
import { Textarea } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { ApiError } from '#platform/api-error.ts';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { ADVERTENCIA } from '../ordenes/ordenes.ts';
import classes from './dialogos.module.css';

interface Advertencias {
  /** To be sent; undefined: nobody warned of anything yet. */
  readonly motivo: string | undefined;
  /** Whether a reason is needed that is not there: nothing is sent without it. */
  readonly falta: () => boolean;
  /** Whether that is what it was refused for. */
  readonly tomar: (error: unknown) => boolean;
  readonly campo: ReactNode;
}

export function useAdvertencias(iniciales?: readonly string[]): Advertencias {
  const [mensajes, setMensajes] = useState(iniciales);
  const [escrito, setEscrito] = useState('');
  const [error, setError] = useState<string>();
  return {
    motivo: mensajes === undefined ? undefined : escrito.trim(),
    falta: () => {
      if (mensajes === undefined) return false;
      const juicio = esquema.safeParse(escrito);
      setError(juicio.error?.issues[0]?.message);
      return !juicio.success;
    },
    tomar: (negativa) => {
      if (!(negativa instanceof ApiError && negativa.codigo === ADVERTENCIA)) return false;
      const dichos = negativa.errores.map(({ mensaje }) => mensaje);
      setMensajes(dichos.length > 0 ? [...new Set(dichos)] : [negativa.message]);
      return true;
    },
    campo: mensajes !== undefined && (
      <div className={classes.campos}>
        <FormNotice
          tono="aviso"
          texto={
            <ul className={classes.advertencias}>
              {mensajes.map((mensaje) => (
                <li key={mensaje}>{mensaje}</li>
              ))}
            </ul>
          }
        />
        <Textarea
          label="Por qué se sigue adelante"
          withAsterisk
          rows={2}
          maxLength={400}
          value={escrito}
          error={error}
          onChange={({ currentTarget }) => setEscrito(currentTarget.value)}
        />
      </div>
    ),
  };
}
