// What another person saved while this one was writing: of the same rows, to choose; of others, to know.
import { nombresDeRol } from '@cuadra/contract/acceso/permisos';
import { nombreDeOperacion, nombresDeClase } from '@cuadra/core/control/operaciones';
import type { Centavos } from '@cuadra/core/dinero';
import { Button } from '@mantine/core';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { formatearQuetzales } from '#ui/format/dinero.ts';
import { siempreDos } from './edicion.ts';
import type { Choque } from './lo-escrito.ts';

interface LoDeOtrosProps {
  readonly enChoque: readonly Choque[];
  readonly hayOtros: boolean;
  readonly onResolver: (con: 'lo-mio' | 'lo-vigente') => void;
}

export function LoDeOtros({ enChoque, hayOtros, onResolver }: LoDeOtrosProps) {
  if (enChoque.length === 0) return hayOtros && <FormNotice tono="info" texto={OTROS} />;
  return (
    <FormNotice
      tono="aviso"
      texto={
        <>
          <p>{MISMO}</p>
          <ul>
            {enChoque.map((choque) => (
              <li key={claveDe(choque)}>{enPalabras(choque)}</li>
            ))}
          </ul>
        </>
      }
      acciones={
        <>
          <Button variant="default" size="xs" onClick={() => onResolver('lo-vigente')}>
            Usar lo que vale ahora
          </Button>
          <Button variant="default" size="xs" onClick={() => onResolver('lo-mio')}>
            Seguir con lo mío
          </Button>
        </>
      }
    />
  );
}

const OTROS =
  'Otra persona cambió operaciones y límites mientras usted escribía. Lo suyo sigue aquí y se pide sobre lo que vale ahora.';
const MISMO =
  'Otra persona cambió lo mismo que usted. Elija con cuál seguir: lo suyo no se ha perdido. Lo que vale ahora:';

const claveDe = ({ que, de: { rol, operacion, clase } }: Choque): string =>
  `${que} ${rol} ${operacion} ${clase}`;

function enPalabras({ que, de: { rol, operacion, clase }, vigente }: Choque): string {
  const deQue = `${nombreDeOperacion(operacion).toLowerCase()} (${nombresDeClase[clase].toLowerCase()})`;
  return `${nombresDeRol[rol]}, ${que} ${deQue}: ${vigente === undefined ? 'no puede' : loQueDice(vigente)}.`;
}

function loQueDice(fila: NonNullable<Choque['vigente']>): string {
  const topes = siempreDos(fila)
    ? 'siempre dos'
    : `${hasta(fila.cada)} cada vez y ${hasta(fila.alDia)} al día`;
  if (!('reautenticar' in fila)) return topes;
  return [
    topes,
    ...(fila.reautenticar ? ['confirmando su identidad'] : []),
    ...(fila.soporteDesde === null ? [] : [`con documento desde ${formatearQuetzales(fila.soporteDesde)}`]),
    ...(fila.avisaDesde === null ? [] : [`con aviso desde ${formatearQuetzales(fila.avisaDesde)}`]),
  ].join(', ');
}

const hasta = (monto: Centavos | null): string => (monto === null ? 'sin límite' : formatearQuetzales(monto));
