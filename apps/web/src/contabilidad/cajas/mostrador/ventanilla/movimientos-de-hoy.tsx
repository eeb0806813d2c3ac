// The movements of the open jornada, with what can be done about each: print it again, or undo it.
import type { Jornada } from '@cuadra/contract/contabilidad/cajas/jornadas';
import type { Movimiento } from '@cuadra/contract/contabilidad/cajas/movimientos';
import type { Codigo } from '@cuadra/contract/problema';
import { clasesDeVentanilla } from '@cuadra/core/cajas/movimiento';
import { numeroDeRecibo } from '@cuadra/core/cajas/recibo';
import { ArrowUturnLeftIcon, PrinterIcon } from '@heroicons/react/24/outline';
import { useState } from 'react';
import { refrescarCajas } from '#contabilidad/cajas/consultas.ts';
import { TablaDeMovimientos } from '#contabilidad/cajas/movimientos/tabla-de-movimientos.tsx';
import { ApiError } from '#platform/api-error.ts';
import { formatearQuetzales } from '#ui/format/dinero.ts';
import { Row } from '#ui/layout/layout.tsx';
import { Section } from '#ui/layout/section.tsx';
import { IconButton } from '#ui/marks/icon-button.tsx';
import { ReasonDialog } from '#ui/order/reason-dialog.tsx';
import { ALGUIEN_LO_AUTORIZA, comoFinal, type Final, sePidio } from '../clases/clase.ts';
import { useEnvios } from '../envio/use-remitente.ts';
import { imprimirRecibo } from '../imprimir.tsx';
import classes from '../mostrador.module.css';

interface MovimientosDeHoyProps {
  readonly jornada: Pick<Jornada, 'id'>;
  readonly alTerminar: (final: Final) => void;
}

export function MovimientosDeHoy({ jornada, alTerminar }: MovimientosDeHoyProps) {
  const [porDeshacer, setPorDeshacer] = useState<Movimiento>();
  return (
    <Section card max="64rem" title="Movimientos de la jornada">
      <TablaDeMovimientos
        jornada={jornada.id}
        acciones={(uno) => (
          <Row as="span" inline oneLine gap="xs" className={classes.acciones}>
            <IconButton
              label={`Imprimir ${reciboDe(uno)}`}
              icon={PrinterIcon}
              variant="subtle"
              color="gray"
              onClick={() => void imprimirRecibo(uno.id, 'rollo')}
            />
            {puedeDeshacerse(uno) && (
              <IconButton
                label={`Deshacer ${reciboDe(uno)}`}
                icon={ArrowUturnLeftIcon}
                variant="subtle"
                color="gray"
                onClick={() => setPorDeshacer(uno)}
              />
            )}
          </Row>
        )}
      />
      {porDeshacer !== undefined && (
        <Deshacer
          movimiento={porDeshacer}
          alTerminar={alTerminar}
          onClose={() => setPorDeshacer(undefined)}
        />
      )}
    </Section>
  );
}

const reciboDe = ({ codigoCaja, recibo }: Movimiento): string => numeroDeRecibo(codigoCaja, recibo);

const puedeDeshacerse = ({ clase, revierte, revertidoPor }: Movimiento): boolean =>
  clasesDeVentanilla.some((una) => una === clase) && revierte === null && revertidoPor === null;

interface DeshacerProps {
  readonly movimiento: Movimiento;
  readonly alTerminar: (final: Final) => void;
  readonly onClose: () => void;
}

function Deshacer({ movimiento, alTerminar, onClose }: DeshacerProps) {
  const remitente = useEnvios();
  const { id, concepto, monto } = movimiento;
  const numero = reciboDe(movimiento);
  /** That the bank already has it was told: sent again, that is accepted. */
  const [cruzado, setCruzado] = useState(false);
  const deshacer = async (motivo: string) => {
    try {
      const orden = { tipo: 'reversion', id, cuerpo: { motivo, aceptaCruces: cruzado } } as const;
      alTerminar(comoFinal(await remitente.entregar(orden, `Deshacer el recibo ${numero}: ${motivo}`)));
    } catch (error) {
      if (sePidio(error)) return alTerminar(ALGUIEN_LO_AUTORIZA);
      if (error instanceof ApiError && error.codigo === ('PARTIDA_CRUZADA' satisfies Codigo))
        setCruzado(true);
      throw error;
    }
  };
  return (
    <ReasonDialog
      title={`Deshacer el recibo ${numero}`}
      lead={`${concepto}, ${formatearQuetzales(monto)}. Lo autoriza otra persona antes de que se mueva el efectivo; los dos recibos quedan en la lista.`}
      submit={cruzado ? 'Deshacer de todos modos' : 'Deshacer'}
      run={deshacer}
      refresh={refrescarCajas}
      onClose={onClose}
    />
  );
}
