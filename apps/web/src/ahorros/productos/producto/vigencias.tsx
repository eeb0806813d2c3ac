// The rules or the rates of a product by the day they begin: those that wait to be published with what can be done with them, what is
// coming, what is in force and what was. Each opens to what it says.

import type { ProductoDeAhorro, TablaDeTasas, VersionDeProducto } from '@cuadra/contract/ahorros/productos';
import { descartarReglas } from '@cuadra/contract/ahorros/reglas';
import { descartarTasas } from '@cuadra/contract/ahorros/tasas';
import type { ClaseDeProducto } from '@cuadra/core/ahorros/producto';
import { nombresDeSituacion } from '@cuadra/core/ahorros/vigencia';
import { nombresDeModoDeTabla } from '@cuadra/core/interes/tasas';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { decirTasa } from '#ahorros/marcas/tasa.ts';
import { call } from '#platform/api.ts';
import { useCurrentUser, usePermission } from '#platform/current-session.ts';
import { useConfirm } from '#ui/dialogs/confirm.tsx';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { useAction } from '#ui/dialogs/use-action.ts';
import { formatDate, formatInstantDay } from '#ui/format/date.ts';
import { formatearMonto } from '#ui/format/dinero.ts';
import { Fact, Facts } from '#ui/layout/facts.tsx';
import { Box, Row, Stack } from '#ui/layout/layout.tsx';
import { Section } from '#ui/layout/section.tsx';
import { type Column, DataTable } from '#ui/tables/data-table.tsx';
import { Note, Text } from '#ui/text/text.tsx';
import { notify } from '#ui/toasts/toasts.ts';
import { refrescarProductos } from '../consultas.ts';
import classes from '../productos.module.css';
import { decirReglas, resumirReglas } from './decir-reglas.ts';

/** What both have. */
export type Regla = Omit<ProductoDeAhorro['tablas'][number], 'modo' | 'tramos' | 'producto'>;

interface VigenciasProps<R extends Regla> {
  readonly reglas: readonly R[];
  /** What one of them says. */
  readonly decir: (regla: R) => ReactNode;
  readonly descartar: (regla: R) => Promise<unknown>;
  readonly onEscribir: ((regla: R) => void) | undefined;
  readonly onPublicar: (regla: R) => void;
}

function Vigencias<R extends Regla>({ reglas, decir, ...ordenes }: VigenciasProps<R>) {
  return (
    <Box as="ol" pad="none xl">
      {reglas.map((regla) => (
        <Stack as="li" key={regla.id} gap="md" className={classes.vigencia} data-situacion={regla.situacion}>
          <details open={regla.situacion === 'vigente' || regla.situacion === 'borrador'}>
            <summary>
              <Text as="span" size="sm" weight="bold">
                {nombresDeSituacion[regla.situacion]}
              </Text>{' '}
              <Text as="span" size="sm" muted figures>
                {decirFechas(regla)}
              </Text>
            </summary>
            <Stack gap="md" roomAbove="md">
              {decir(regla)}
              <Text size="xs" muted>
                {decirFirmas(regla)}
              </Text>
            </Stack>
          </details>
          {regla.estado === 'borrador' && <DeBorrador regla={regla} {...ordenes} />}
        </Stack>
      ))}
    </Box>
  );
}

const decirFechas = ({ desde, ultimoDia }: Regla): string =>
  ultimoDia === null
    ? `Desde el ${formatDate(desde)}`
    : `Del ${formatDate(desde)} al ${formatDate(ultimoDia)}`;

const decirFirmas = ({ escritaPor, publicadaPor, publicadaEn }: Regla): string =>
  publicadaPor === null || publicadaEn === null
    ? `Escrita por ${escritaPor.nombre}.`
    : `Escrita por ${escritaPor.nombre}. Publicada por ${publicadaPor.nombre} el ${formatInstantDay(publicadaEn)}.`;

type DeBorradorProps<R extends Regla> = Omit<VigenciasProps<R>, 'reglas' | 'decir'> & { readonly regla: R };

function DeBorrador<R extends Regla>({ regla, descartar, onEscribir, onPublicar }: DeBorradorProps<R>) {
  const yo = useCurrentUser()?.id;
  const publica = usePermission('ahorros:publicar');
  const confirmar = useConfirm();
  const { busy: ocupado, message: mensaje, run: hacer } = useAction(refrescarProductos);
  const propia = regla.escritaPor.id === yo;
  const quitar = async () => {
    const dia = formatDate(regla.desde);
    const pregunta = {
      ...{ title: 'Descartar lo escrito', text: `Lo que iba a regir desde el ${dia} no se publicará.` },
      ...{ action: 'Descartar', danger: true },
    };
    if ((await confirmar(pregunta)) && (await hacer(() => descartar(regla)))) void notify('Se descartó.');
  };
  return (
    <Stack gap="sm">
      {mensaje !== undefined && <FormNotice tone="error" text={mensaje} />}
      <Reparos reparos={regla.reparos} />
      <Row gap="sm">
        {onEscribir !== undefined && (
          <>
            <Button size="compact-sm" variant="default" onClick={() => onEscribir(regla)}>
              Editar
            </Button>
            <Button
              size="compact-sm"
              variant="subtle"
              color="red"
              loading={ocupado}
              onClick={() => void quitar()}
            >
              Descartar
            </Button>
          </>
        )}
        {publica && (
          <Button size="compact-sm" disabled={propia} onClick={() => onPublicar(regla)}>
            Revisar y publicar
          </Button>
        )}
      </Row>
      {publica && propia && (
        <Text size="xs" muted>
          Usted la escribió: la publica otra persona.
        </Text>
      )}
      {!publica && regla.reparos.length === 0 && (
        <Text size="xs" muted>
          Falta que otra persona la revise y la publique.
        </Text>
      )}
    </Stack>
  );
}

function Reparos({ reparos }: Pick<Regla, 'reparos'>) {
  if (reparos.length === 0) return null;
  return (
    <FormNotice
      tone="aviso"
      text={
        <>
          Todavía no se puede publicar.
          <Box as="ul" dots roomAbove="xs">
            {reparos.map(({ campo, mensaje }) => (
              <li key={`${campo} ${mensaje}`}>{mensaje}</li>
            ))}
          </Box>
        </>
      }
    />
  );
}

// The rules of a product, in sentences, by the day they begin.
interface ReglasDeProductoProps {
  readonly producto: ProductoDeAhorro;
  /** Opens a draft, or what is to be written. */
  readonly onEscribir: ((borrador: VersionDeProducto | undefined) => void) | undefined;
  readonly onPublicar: (regla: VersionDeProducto) => void;
}

export function ReglasDeProducto({ producto, onEscribir, onPublicar }: ReglasDeProductoProps) {
  const { id, clase, versiones } = producto;
  return (
    <Section
      card
      title="Reglas"
      actions={
        onEscribir !== undefined && (
          <Button size="compact-sm" variant="default" onClick={() => onEscribir(undefined)}>
            {versiones.length === 0 ? 'Escribir las reglas' : 'Cambiar las reglas'}
          </Button>
        )
      }
    >
      {versiones.length === 0 && <Note pad="lg xl">Todavía no se escriben.</Note>}
      <Vigencias
        reglas={versiones}
        descartar={({ id: regla, version }) =>
          call(descartarReglas, { params: { id, regla }, query: { version } })
        }
        onEscribir={onEscribir}
        onPublicar={onPublicar}
        decir={(version) => (
          <>
            <Text lines="even">{resumirReglas(version)}</Text>
            <Facts width="minmax(0, 9rem)">
              {decirReglas(clase, version, version.nombresDeCuentas)
                .slice(1)
                .map(({ tema, frase }) => (
                  <Fact key={tema} label={tema}>
                    {frase}
                  </Fact>
                ))}
            </Facts>
          </>
        )}
      />
    </Section>
  );
}

// The rate tables of a product by the day they begin.
interface TasasDeProductoProps {
  readonly producto: ProductoDeAhorro;
  /** Opens a draft, or what is to be written. */
  readonly onEscribir: ((borrador: TablaDeTasas | undefined) => void) | undefined;
  readonly onPublicar: (regla: TablaDeTasas) => void;
}

export function TasasDeProducto({ producto, onEscribir, onPublicar }: TasasDeProductoProps) {
  const { id, clase, tablas } = producto;
  return (
    <Section
      card
      title="Tasas"
      actions={
        onEscribir !== undefined && (
          <Button size="compact-sm" variant="default" onClick={() => onEscribir(undefined)}>
            {tablas.length === 0 ? 'Escribir las tasas' : 'Cambiar las tasas'}
          </Button>
        )
      }
    >
      {tablas.length === 0 && <Note pad="lg xl">Todavía no se escriben.</Note>}
      <Vigencias
        reglas={tablas}
        descartar={({ id: regla, version }) =>
          call(descartarTasas, { params: { id, regla }, query: { version } })
        }
        onEscribir={onEscribir}
        onPublicar={onPublicar}
        decir={(tabla) => <Tabla clase={clase} tabla={tabla} />}
      />
    </Section>
  );
}

function Tabla({
  clase,
  tabla: { modo, tramos, desde },
}: {
  readonly clase: ClaseDeProducto;
  readonly tabla: TablaDeTasas;
}) {
  return (
    <>
      <Text lines="even">{nombresDeModoDeTabla[modo]}.</Text>
      {tramos.length > 0 && (
        <DataTable
          label={`Tasas desde el ${desde.split('-').reverse().join('/')}`}
          density="compact"
          narrow="scroll"
          rows={tramos}
          rowKey={({ montoDesde, plazoDesde }) => `${montoDesde} ${plazoDesde}`}
          columns={[
            { title: 'Desde (Q)', kind: 'number', cell: ({ montoDesde }) => formatearMonto(montoDesde) },
            {
              title: 'Menos de (Q)',
              kind: 'number',
              cell: ({ montoHasta }) => (montoHasta === null ? 'En adelante' : formatearMonto(montoHasta)),
            },
            ...(clase === 'plazo' ? [PLAZO] : []),
            { title: 'Tasa anual', kind: 'number', cell: ({ ppm }) => decirTasa(ppm) },
          ]}
        />
      )}
    </>
  );
}

const PLAZO: Column<TablaDeTasas['tramos'][number]> = {
  title: 'Plazo (días)',
  kind: 'number',
  cell: ({ plazoDesde, plazoHasta }) => decirDias(plazoDesde, plazoHasta),
};

function decirDias(desde: number, hasta: number | null): string {
  if (hasta === null) return desde === 0 ? 'Todos' : `${desde} o más`;
  return hasta === desde + 1 ? String(desde) : `${desde} a ${hasta - 1}`;
}
