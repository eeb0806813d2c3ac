// The movements of the open jornada, with what can be done about each: print it again, or ask to undo it.

import { pedirAutorizacion } from '@cuadra/contract/contabilidad/cajas/autorizaciones';
import type { Jornada } from '@cuadra/contract/contabilidad/cajas/jornadas';
import type { Movimiento } from '@cuadra/contract/contabilidad/cajas/movimientos';
import { clasesDeVentanilla } from '@cuadra/core/cajas/movimiento';
import { ArrowUturnLeftIcon, PrinterIcon } from '@heroicons/react/24/outline';
import { useState } from 'react';
import { call } from '../../../../platform/api.ts';
import { formatearQuetzales } from '../../../../ui/format/dinero.ts';
import { IconButton } from '../../../../ui/marks/icon-button.tsx';
import { Card } from '../../../../ui/page/card.tsx';
import { notify } from '../../../../ui/toasts/toasts.ts';
import { numeroDeRecibo } from '../../movimientos/recibo.ts';
import { TablaDeMovimientos } from '../../movimientos/tabla-de-movimientos.tsx';
import { AL_PEDIRSE } from '../clases/use-pedir-autorizacion.ts';
import { imprimirRecibo } from '../imprimir.tsx';
import { PedirMotivo } from '../pedir-motivo.tsx';
import classes from './ventanilla.module.css';

interface MovimientosDeHoyProps {
  readonly jornada: Pick<Jornada, 'id'>;
}

export function MovimientosDeHoy({ jornada }: MovimientosDeHoyProps) {
  const [porDeshacer, setPorDeshacer] = useState<Movimiento>();
  return (
    <Card titulo="Movimientos de la jornada">
      <TablaDeMovimientos
        jornada={jornada.id}
        acciones={(uno) => (
          <span className={classes.acciones}>
            <IconButton
              etiqueta={`Imprimir ${numeroDeRecibo(uno)}`}
              icono={PrinterIcon}
              variant="subtle"
              color="gray"
              onClick={() => void imprimirRecibo(uno.id, 'rollo')}
            />
            {puedeDeshacerse(uno) && (
              <IconButton
                etiqueta={`Deshacer ${numeroDeRecibo(uno)}`}
                icono={ArrowUturnLeftIcon}
                variant="subtle"
                color="gray"
                onClick={() => setPorDeshacer(uno)}
              />
            )}
          </span>
        )}
      />
      {porDeshacer !== undefined && (
        <Deshacer jornada={jornada.id} movimiento={porDeshacer} onClose={() => setPorDeshacer(undefined)} />
      )}
    </Card>
  );
}

const puedeDeshacerse = ({ clase, revierte, revertidoPor }: Movimiento): boolean =>
  clasesDeVentanilla.some((una) => una === clase) && revierte === null && revertidoPor === null;

interface DeshacerProps {
  readonly jornada: string;
  readonly movimiento: Movimiento;
  readonly onClose: () => void;
}

function Deshacer({ jornada, movimiento, onClose }: DeshacerProps) {
  const pedir = async (motivo: string) => {
    const body = { que: 'reversion', movimiento: movimiento.id, motivo } as const;
    await call(pedirAutorizacion, { params: { id: jornada }, body });
    void notify(AL_PEDIRSE);
  };
  return (
    <PedirMotivo
      titulo={`Deshacer el recibo ${numeroDeRecibo(movimiento)}`}
      texto={`${movimiento.concepto}, ${formatearQuetzales(movimiento.monto)}. Lo autoriza otra persona antes de que se mueva el efectivo; los dos recibos quedan en la lista.`}
      accion="Pedir autorización"
      hacer={pedir}
      onClose={onClose}
    />
  );
}
