// What the desk comes to, in one line: both balances, what is left to explain, and what entered and left by each side; with what
// can be asked of the whole desk: the automatic pass, and to accept many suggestions at once.
import type { CuentaBancaria } from '@cuadra/contract/contabilidad/bancos/cuentas';
import type { CifrasDeMesa, Sugerencia } from '@cuadra/contract/contabilidad/bancos/mesa';
import { CheckCircleIcon, LockClosedIcon, QuestionMarkCircleIcon } from '@heroicons/react/24/outline';
import { Button } from '@mantine/core';
import { type ReactNode, useMemo } from 'react';
import { loQueFalta } from '#contabilidad/bancos/cuenta-en-palabras.ts';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { formatDate } from '#ui/format/date.ts';
import { formatearEntero, formatearMonto, formatearQuetzales } from '#ui/format/dinero.ts';
import { Actions } from '#ui/layout/actions.tsx';
import { Box, Grid, Row, Stack } from '#ui/layout/layout.tsx';
import { IconButton } from '#ui/marks/icon-button.tsx';
import { Text } from '#ui/text/text.tsx';
import {
  esSegura,
  PUNTAJE_SEGURO,
  sugerenciasDe,
  type TotalesDeSugerencias,
  totalesDe,
} from '../datos/sugerencias.ts';
import classes from '../mesa.module.css';
import { aceptar } from '../ordenes/ordenes.ts';
import type { MesaEnUso } from '../use-mesa.ts';
import { BotonDePasada } from './pasada.tsx';

interface BarraProps {
  readonly cuenta: CuentaBancaria;
  readonly mesa: MesaEnUso;
}

export function Barra({ cuenta, mesa }: BarraProps) {
  const { saldoBanco, saldoLibros, porExplicar, sinExplicar, banco, libros } = mesa.datos.cifras;
  return (
    <>
      <Row
        as="section"
        gap="xs xl"
        pad="xs lg"
        line="below"
        size="sm"
        lines="tight"
        aria-label="Cifras de la mesa"
      >
        <Row as="dl" gap="xs xl">
          <Cifra nombre="Saldo banco" nota={<Totales {...banco} />}>
            {formatearMonto(saldoBanco)}
          </Cifra>
          <Cifra nombre="Saldo libros" nota={<Totales {...libros} />}>
            {formatearMonto(saldoLibros)}
          </Cifra>
        </Row>
        <PorExplicar porExplicar={porExplicar} sinExplicar={sinExplicar} />
        <Actions gap="sm" push className={classes.acciones}>
          <AccionesDeMesa cuenta={cuenta} mesa={mesa} />
        </Actions>
      </Row>
      <SoloLectura cuenta={cuenta} firmado={mesa.firmado} />
    </>
  );
}

interface CifraProps {
  readonly nombre: string;
  readonly nota: ReactNode;
  readonly children: ReactNode;
}

const Cifra = ({ nombre, nota, children }: CifraProps) => (
  <Grid columns="auto auto" gap="none md" align="baseline">
    <Text as="dt" size="xs" muted>
      {nombre}
    </Text>
    <Text as="dd" weight="bold" figures textAlign="right">
      {children}
    </Text>
    <Text as="dd" size="xs" muted figures textAlign="right" span="all" hideBelow="sm">
      {nota}
    </Text>
  </Grid>
);

/** Those of the month. */
const Totales = ({ entradas, salidas }: CifrasDeMesa['banco']) => (
  <>
    <span title="Entradas del mes">+{formatearMonto(entradas)}</span>{' '}
    <span title="Salidas del mes">−{formatearMonto(salidas)}</span>
  </>
);

/** Told aloud whenever it changes: it is what the work is for. */
function PorExplicar({ porExplicar, sinExplicar }: Pick<CifrasDeMesa, 'porExplicar' | 'sinExplicar'>) {
  return (
    <Box role="status">
      {sinExplicar.banco + sinExplicar.libros === 0 ? (
        <Row as="span" gap="sm" tone="success" weight="bold">
          <CheckCircleIcon width={18} height={18} aria-hidden="true" />
          Todo está explicado
        </Row>
      ) : (
        <Stack>
          <span>
            <Text as="span" size="xs" muted>
              Diferencia por explicar
            </Text>{' '}
            <Text as="strong" size="lg" figures>
              {formatearQuetzales(porExplicar)}
            </Text>
          </span>
          <Text as="span" size="xs" muted>
            {loQueFalta(sinExplicar)}
          </Text>
        </Stack>
      )}
    </Box>
  );
}

interface SoloLecturaProps {
  readonly cuenta: CuentaBancaria;
  readonly firmado: boolean;
}

/** Why nothing can be changed on this desk. */
function SoloLectura({ cuenta, firmado }: SoloLecturaProps) {
  if (!firmado && cuenta.activa) return null;
  return (
    <Row as="p" oneLine gap="md" pad="xs lg" line="below" size="sm" className={classes.firmado} role="note">
      <LockClosedIcon width={16} height={16} aria-hidden="true" />
      <span>
        {firmado
          ? `Este mes está en revisión o aprobado: la cuenta está conciliada hasta el ${formatDate(cuenta.conciliadaHasta)} y nada de él cambia.`
          : 'La cuenta bancaria no está activa: se ve, pero no se concilia.'}
      </span>
    </Row>
  );
}

function AccionesDeMesa({ cuenta, mesa }: BarraProps) {
  const { puede, ordenes, renglones, eleccion, datos } = mesa;
  const seguras = useSeguras(datos.sugerencias, renglones.porId);
  const { lado } = eleccion;
  const delFiltro = Object.values(renglones.filtros[lado]).some((dicho) => dicho !== undefined)
    ? sugerenciasDe(renglones.visibles[lado], renglones.sugerenciaDe)
    : [];
  return (
    <>
      {puede && seguras.length > 0 && (
        <BotonDeAceptar
          mesa={mesa}
          sugerencias={seguras}
          titulo={`Sugerencias seguras: de ${PUNTAJE_SEGURO} puntos o más`}
        >
          {seguras.length === 1
            ? 'Aceptar la segura'
            : `Aceptar las ${formatearEntero(seguras.length)} seguras`}
        </BotonDeAceptar>
      )}
      {puede && delFiltro.length > 0 && (
        <BotonDeAceptar mesa={mesa} sugerencias={delFiltro} titulo="Las de las líneas que muestra el filtro">
          {delFiltro.length === 1
            ? 'Aceptar la del filtro'
            : `Aceptar las ${formatearEntero(delFiltro.length)} del filtro`}
        </BotonDeAceptar>
      )}
      {puede && <BotonDePasada cuenta={cuenta.id} onAviso={ordenes.avisar} />}
      {/* Where there are no keys, none are told. */}
      <Box hideBelow="sm">
        <IconButton
          label="Teclas de esta pantalla (F1)"
          icon={QuestionMarkCircleIcon}
          size={28}
          onClick={() => mesa.abrir({ tipo: 'ayuda' })}
        />
      </Box>
    </>
  );
}

/** Nobody accepts at once what is not on the desk they look at. */
function useSeguras(sugerencias: readonly Sugerencia[], porId: MesaEnUso['renglones']['porId']) {
  return useMemo(() => {
    const estaAqui = (id: string) => porId.has(id);
    return sugerencias.filter(
      (una) => esSegura(una) && una.lineas.every(estaAqui) && una.movimientos.every(estaAqui),
    );
  }, [sugerencias, porId]);
}

interface BotonDeAceptarProps {
  readonly mesa: MesaEnUso;
  readonly sugerencias: readonly Sugerencia[];
  readonly titulo: string;
  readonly children: string;
}

/** With what it comes to, before it is done. */
function BotonDeAceptar({ mesa, sugerencias, titulo, children }: BotonDeAceptarProps) {
  const { ordenes, renglones, eleccion } = mesa;
  const confirmar = useConfirm();
  const pedir = async () => {
    const totales = totalesDe(sugerencias, (id) => renglones.porId.get(id));
    const acepta = await confirmar({
      title: children,
      text: <LoQueHara {...totales} />,
      action: 'Aceptar',
    });
    if (acepta) await ordenes.hacer((abierta) => aceptar(abierta, sugerencias), eleccion.eleccion);
  };
  return (
    <Button
      size="compact-sm"
      variant="default"
      title={titulo}
      disabled={ordenes.ocupado}
      onClick={() => void pedir()}
    >
      {children}
    </Button>
  );
}

function LoQueHara({ cruces, partidas, entradas, salidas }: TotalesDeSugerencias) {
  return (
    <>
      {cruces > 0 && <p>{cruces === 1 ? 'Se cruza 1.' : `Se cruzan ${formatearEntero(cruces)}.`}</p>}
      {partidas > 0 && (
        <p>
          {partidas === 1
            ? 'Se contabiliza 1 partida.'
            : `Se contabilizan ${formatearEntero(partidas)} partidas.`}
        </p>
      )}
      <p>
        Entradas {formatearQuetzales(entradas)}, salidas {formatearQuetzales(salidas)}.
      </p>
    </>
  );
}
