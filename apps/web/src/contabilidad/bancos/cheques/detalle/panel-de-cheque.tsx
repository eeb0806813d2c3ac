// A cheque: to whom, for what, its partida and its life; and what can be done with it.
import type { Cheque } from '@cuadra/contract/contabilidad/bancos/cheques';
import { type EstadoDeCheque, nombresDeEstadoDeCheque } from '@cuadra/core/bancos/cheque';
import { PrinterIcon } from '@heroicons/react/24/outline';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, useState } from 'react';
import { consultas } from '#contabilidad/bancos/consultas.ts';
import { enlaceDePartida } from '#contabilidad/bancos/enlaces.ts';
import { messageOf } from '#platform/api-error.ts';
import { usePermission } from '#platform/current-session.ts';
import { entregar } from '#reportes/exportar/entregar.ts';
import { formatDate } from '#ui/format/date.ts';
import { formatearQuetzales } from '#ui/format/dinero.ts';
import { Actions } from '#ui/layout/actions.tsx';
import { Fact, Facts } from '#ui/layout/facts.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { ListPanel } from '#ui/list/list-panel.tsx';
import type { OpenPanel } from '#ui/list/use-filters.ts';
import { StateMark } from '#ui/marks/state-mark.tsx';
import { PlainLink } from '#ui/page/plain-link.tsx';
import { Text } from '#ui/text/text.tsx';
import { notify } from '#ui/toasts/toasts.ts';
import type { OrdenDeCheque } from '../dialogos/dialogo-de-cheque.tsx';
import { type AccionDeCheque, accionesDe, vidaDe } from './vida-de-cheque.ts';

interface PanelDeChequeProps {
  readonly id: string;
  readonly panel: OpenPanel<string>;
  /** A dialog is over it. */
  readonly held: boolean;
  readonly onOrden: (orden: OrdenDeCheque) => void;
}

export function PanelDeCheque({ id, panel, held, onOrden }: PanelDeChequeProps) {
  return (
    <ListPanel
      panel={panel}
      label="Cheque"
      query={useQuery(consultas.cheque(id))}
      title={({ numero }) => `Cheque ${numero}`}
      loading="Cargando el cheque"
      held={held}
    >
      {(cheque) => (
        <>
          {cheque.monto !== null && (
            <Text size="2xl" weight="bold" figures>
              {formatearQuetzales(cheque.monto)}
            </Text>
          )}
          <Datos cheque={cheque} />
          <Vida cheque={cheque} />
          <Acciones cheque={cheque} onOrden={onOrden} />
        </>
      )}
    </ListPanel>
  );
}

function Datos({ cheque }: { readonly cheque: Cheque }) {
  const { beneficiario, concepto, estado, vencido, cuentaBancaria, fecha, partida } = cheque;
  return (
    <Facts>
      <Fact label="Estado">
        <EstadoDeChequeVisto estado={estado} vencido={vencido} />
      </Fact>
      {beneficiario !== null && <Fact label="Beneficiario">{beneficiario}</Fact>}
      <Fact label="Concepto">{concepto}</Fact>
      <Fact label="Fecha" figures>
        {formatDate(fecha)}
      </Fact>
      <Fact label="Cuenta" figures>
        {cuentaBancaria.nombre}, {cuentaBancaria.numero}
      </Fact>
      {partida !== null && (
        <Fact label="Partida" figures>
          <PlainLink to={enlaceDePartida(partida.id)}>
            {partida.numero}/{partida.ejercicio}
          </PlainLink>
        </Fact>
      )}
    </Facts>
  );
}

function Vida({ cheque }: { readonly cheque: Cheque }) {
  return (
    <Stack as="ol" gap="md" line="above" pad="lg none" aria-label="Vida del cheque">
      {vidaDe(cheque).map(({ nombre, texto }) => (
        <li key={nombre}>
          <Text as="span" block weight="bold">
            {nombre}
          </Text>
          <Text as="span" muted figures breaks>
            {texto}
          </Text>
        </li>
      ))}
    </Stack>
  );
}

const ACCIONES: Readonly<Record<AccionDeCheque, string>> = {
  entregar: 'Anotar la entrega',
  anular: 'Anular',
  caducar: 'Dar por caduco',
};

function Acciones({ cheque, onOrden }: Pick<PanelDeChequeProps, 'onOrden'> & { readonly cheque: Cheque }) {
  const conciliar = usePermission('bancos:conciliar');
  const aprobar = usePermission('bancos:aprobar');
  return (
    <Actions gap="sm">
      {accionesDe(cheque, { conciliar, aprobar }).map((accion, lugar) => (
        <Button
          key={accion}
          size="compact-md"
          variant={lugar === 0 && accion !== 'anular' ? 'filled' : 'default'}
          onClick={() => onOrden({ clase: accion, cheque })}
        >
          {ACCIONES[accion]}
        </Button>
      ))}
      <Voucher cheque={cheque.id} />
    </Actions>
  );
}

/** In a window of its own, ready to print. */
function Voucher({ cheque }: { readonly cheque: string }) {
  const [ocupado, setOcupado] = useState(false);
  const imprimir = async () => {
    setOcupado(true);
    try {
      await entregar({ reporte: 'cheque-voucher', formato: 'pdf', filtros: { cheque } });
    } catch (error) {
      void notify(messageOf(error), 'error');
    } finally {
      setOcupado(false);
    }
  };
  return (
    <Button
      size="compact-md"
      variant="default"
      loading={ocupado}
      leftSection={<PrinterIcon width={16} height={16} aria-hidden="true" />}
      onClick={() => void imprimir()}
    >
      Imprimir el voucher
    </Button>
  );
}

interface EstadoDeChequeVistoProps {
  readonly estado: EstadoDeCheque;
  readonly vencido: boolean;
  /** In a narrow column: of one that is overdue, only that. */
  readonly breve?: boolean;
}

type Mark = Pick<ComponentProps<typeof StateMark>, 'mark' | 'tone' | 'markTone'>;

const MARKS: Readonly<Record<EstadoDeCheque, Mark>> = {
  emitido: { mark: 'full', markTone: 'muted' },
  entregado: { mark: 'half', markTone: 'muted' },
  cobrado: { mark: 'full', markTone: 'success' },
  anulado: { mark: 'ring', tone: 'muted' },
  caduco: { mark: 'ring', tone: 'muted' },
};

/**
 * The state of a cheque: a dot and its name. Half full: somebody has it, the bank has not paid it. A ring: nothing is expected of it
 * any more.
 */
export function EstadoDeChequeVisto({ estado, vencido, breve = false }: EstadoDeChequeVistoProps) {
  return (
    <StateMark {...(vencido ? { mark: 'full', tone: 'warning' } : MARKS[estado])}>
      {vencido && breve ? 'Vencido' : nombresDeEstadoDeCheque[estado]}
      {vencido && !breve && ', vencido'}
    </StateMark>
  );
}
