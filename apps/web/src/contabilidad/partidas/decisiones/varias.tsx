// What is done with several chosen partidas at once: the bar that offers it, the approval of each on its own, and which of them
// were refused and why.
import { aprobarVarias } from '@cuadra/contract/contabilidad/borradores/aprobaciones';
import type { ResumenDePartida } from '@cuadra/contract/contabilidad/partidas';
import { maximoDe, sumar } from '@cuadra/core/dinero';
import { CheckIcon, PrinterIcon, XMarkIcon } from '@heroicons/react/24/outline';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { imprimirComprobantes } from '#contabilidad/comprobantes/imprimir-comprobante.ts';
import { call } from '#platform/api.ts';
import { messageOf } from '#platform/api-error.ts';
import { ExportMenu } from '#reportes/exportar/export-menu.tsx';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { formatearQuetzales } from '#ui/format/dinero.ts';
import { Actions } from '#ui/layout/actions.tsx';
import { Box, Row } from '#ui/layout/layout.tsx';
import { IconButton } from '#ui/marks/icon-button.tsx';
import { Text } from '#ui/text/text.tsx';
import { notify } from '#ui/toasts/toasts.ts';
import { type EstadoDeSeleccion, SELECCION_MAX } from '../lista/use-manejo.ts';
import { refrescarPartidas } from '../lista/use-partidas.ts';
import { contarPartidas } from '../nombres.ts';
import classes from '../partidas.module.css';

interface BarraDeSeleccionProps {
  readonly seleccion: EstadoDeSeleccion;
  /** Absent for those who do not approve. */
  readonly aprobacion: Pick<AprobacionDeVarias, 'aprobables' | 'ocupado' | 'aprobar'> | undefined;
}

const TAMANO = { width: 18, height: 18, 'aria-hidden': true } as const;

export function BarraDeSeleccion({
  seleccion: { selection: seleccion, clear: limpiar },
  aprobacion,
}: BarraDeSeleccionProps) {
  if (seleccion.size === 0) return null;
  const ids = [...seleccion.keys()];
  const suma = sumar([...seleccion.values()].map(({ debe, haber }) => maximoDe(debe, haber)));
  return (
    <Row
      as="section"
      justify="between"
      gap="md xl"
      pad="md xl"
      line="above"
      className={classes.elegidas}
      aria-label="Partidas elegidas"
    >
      <Text size="sm" figures role="status">
        <strong>{contarPartidas(seleccion.size)}</strong> · {formatearQuetzales(suma)}
        {seleccion.size === SELECCION_MAX && ' · es el máximo'}
      </Text>
      <Actions>
        {aprobacion !== undefined && aprobacion.aprobables > 0 && (
          <Button
            leftSection={<CheckIcon {...TAMANO} />}
            loading={aprobacion.ocupado}
            onClick={aprobacion.aprobar}
          >
            Aprobar {aprobacion.aprobables}
          </Button>
        )}
        <Button
          variant="default"
          leftSection={<PrinterIcon {...TAMANO} />}
          onClick={() => void imprimirComprobantes(ids)}
        >
          Imprimir
        </Button>
        <ExportMenu reporte="partidas" filtros={{ ids: ids.join(',') }} />
        <IconButton label="Quitar la selección" icon={XMarkIcon} onClick={limpiar} />
      </Actions>
    </Row>
  );
}

interface NegadasProps {
  readonly aprobacion: Pick<AprobacionDeVarias, 'negadas' | 'fallo' | 'olvidar'>;
  readonly onVer: (id: string) => void;
}

/** Which of those that were to be approved together were not, and why. */
export function Negadas({ aprobacion: { negadas, fallo, olvidar }, onVer }: NegadasProps) {
  if (fallo !== undefined)
    return (
      <Box pad="md xl">
        <FormNotice tone="error" text={`No se pudo aprobar. ${fallo}`} />
      </Box>
    );
  if (negadas.length === 0) return null;
  return (
    <Box pad="md xl">
      <FormNotice
        tone="aviso"
        text={
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
        actions={
          <Button variant="default" size="xs" onClick={olvidar}>
            Entendido
          </Button>
        }
      />
    </Box>
  );
}

interface Negada {
  readonly partida: ResumenDePartida;
  readonly mensaje: string;
}

/** Approves the chosen ones that are in review, each on its own: those that could not be are told with the reason. */
export function useAprobarVarias({ selection: seleccion, choose: elegir }: EstadoDeSeleccion) {
  const confirmar = useConfirm();
  const [ocupado, setOcupado] = useState(false);
  const [negadas, setNegadas] = useState<readonly Negada[]>([]);
  const [fallo, setFallo] = useState<string>();
  const enRevision = [...seleccion.values()].filter(({ estado }) => estado === 'en_revision');
  const aprobar = async () => {
    if (!(await confirmar(preguntaPor(enRevision)))) return;
    setOcupado(true);
    setFallo(undefined);
    try {
      const partidas = enRevision.map(({ id, version }) => ({ id, version }));
      const { resultados } = await call(aprobarVarias, { body: { partidas } });
      const sinAprobar = resultados.flatMap(({ id, numero, mensaje }) => {
        const partida = seleccion.get(id);
        return numero === null && partida !== undefined ? [{ partida, mensaje: mensaje ?? '' }] : [];
      });
      setNegadas(sinAprobar);
      // What could not be approved stays chosen, to look at it.
      elegir(sinAprobar.map(({ partida }) => partida));
      const aprobadas = resultados.length - sinAprobar.length;
      if (aprobadas > 0)
        void notify(aprobadas === 1 ? '1 partida aprobada.' : `${contarPartidas(aprobadas)} aprobadas.`);
    } catch (error) {
      setFallo(messageOf(error));
    }
    await refrescarPartidas();
    setOcupado(false);
  };
  const olvidar = () => {
    setNegadas([]);
    setFallo(undefined);
  };
  return { aprobables: enRevision.length, ocupado, negadas, fallo, aprobar: () => void aprobar(), olvidar };
}

type AprobacionDeVarias = ReturnType<typeof useAprobarVarias>;

function preguntaPor(partidas: readonly ResumenDePartida[]) {
  const suma = sumar(partidas.map(({ debe }) => debe));
  const cuantas = contarPartidas(partidas.length);
  return {
    title: 'Aprobar y contabilizar',
    text: `${cuantas} en revisión, por ${formatearQuetzales(suma)}. Cada una recibe su número y ya no cambia; si alguna no puede aprobarse, se le dirá por qué y las demás siguen.`,
    action: `Aprobar ${partidas.length}`,
  };
}
