// What is reversed may be of a closed year: it is told, and it is asked for again with where its productos and gastos go.
import type { DestinoDeResultados } from '@cuadra/contract/contabilidad/reversion';
import type { Codigo } from '@cuadra/contract/problema';
import { type ReactNode, useState } from 'react';
import { ApiError } from '#platform/api-error.ts';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { ChoiceField } from '#ui/fields/choice-field.tsx';

const CERRADO: Codigo = 'REVERSION_DE_EJERCICIO_CERRADO';
const DESTINOS = [
  { value: 'anteriores', text: 'A ejercicios anteriores' },
  { value: 'mismas', text: 'A sus mismas cuentas' },
] as const;

interface Resultados {
  /** To be sent; undefined: nobody asked for it yet. */
  readonly resultados: DestinoDeResultados | undefined;
  /** Whether that is what it was refused for. */
  readonly tomar: (error: unknown) => boolean;
  readonly campo: ReactNode;
}

export function useResultados(): Resultados {
  const [mensaje, setMensaje] = useState<string>();
  const [destino, setDestino] = useState<DestinoDeResultados>('anteriores');
  return {
    resultados: mensaje === undefined ? undefined : destino,
    tomar: (error) => {
      if (!(error instanceof ApiError && error.codigo === CERRADO)) return false;
      setMensaje(error.message);
      return true;
    },
    campo: mensaje !== undefined && (
      <>
        <FormNotice tone="aviso" text={mensaje} />
        <ChoiceField
          label="Productos y gastos"
          options={DESTINOS}
          value={destino}
          onChange={setDestino}
          note={
            destino === 'anteriores'
              ? 'Van a resultados de ejercicios anteriores; el de este año no cambia.'
              : 'Cambian el resultado de este año, aunque sean de otro.'
          }
        />
      </>
    ),
  };
}
