// Which of those that were to be approved together were not, and why.
import { Button } from '@mantine/core';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { formatearQuetzales } from '#ui/format/dinero.ts';
import { contarPartidas } from '../nombres.ts';
import classes from './formularios.module.css';
import type { AprobacionDeVarias } from './use-aprobar-varias.ts';

interface NegadasProps {
  readonly aprobacion: Pick<AprobacionDeVarias, 'negadas' | 'fallo' | 'olvidar'>;
  readonly onVer: (id: string) => void;
}

export function Negadas({ aprobacion: { negadas, fallo, olvidar }, onVer }: NegadasProps) {
  if (fallo !== undefined)
    return (
      <div className={classes.aviso}>
        <FormNotice tono="error" texto={`No se pudo aprobar. ${fallo}`} />
      </div>
    );
  if (negadas.length === 0) return null;
  return (
    <div className={classes.aviso}>
      <FormNotice
        tono="aviso"
        texto={
          <>
            <p>
              {negadas.length === 1
                ? '1 partida no se aprobó:'
                : `${contarPartidas(negadas.length)} no se aprobaron:`}
            </p>
            <ul>
              {negadas.map(({ partida: { id, concepto, debe }, mensaje }) => (
                <li key={id}>
                  <Button variant="transparent" size="compact-sm" px={0} onClick={() => onVer(id)}>
                    {concepto} ({formatearQuetzales(debe)})
                  </Button>
                  : {mensaje}
                </li>
              ))}
            </ul>
          </>
        }
        acciones={
          <Button variant="default" size="xs" onClick={olvidar}>
            Entendido
          </Button>
        }
      />
    </div>
  );
}
