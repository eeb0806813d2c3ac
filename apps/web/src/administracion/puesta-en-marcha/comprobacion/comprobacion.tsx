// The last step: the old system's trial balance beside that of the books, what was granted meanwhile, and the signature.
import {
  type Comprobacion,
  type LineaComparada,
  verComprobacion,
} from '@cuadra/contract/administracion/puesta-en-marcha/comprobacion';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queryOf } from '#platform/query.ts';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { formatDate, formatInstant } from '#ui/format/date.ts';
import { formatearEntero, formatearQuetzales, formatearSaldo } from '#ui/format/dinero.ts';
import { Stack } from '#ui/layout/layout.tsx';
import { Section } from '#ui/layout/section.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { Page as Pagina } from '#ui/page/page.tsx';
import { PlainLink } from '#ui/page/plain-link.tsx';
import { DataTable } from '#ui/tables/data-table.tsx';
import { Anterior } from './anterior.tsx';
import { Firma } from './firma.tsx';

export function ComprobacionDeLaPuesta() {
  const consulta = useQuery(queryOf(verComprobacion));
  return (
    <Pagina
      title="Comprobación"
      purpose="El balance de apertura es el del sistema anterior, y se firma."
      actions={<PlainLink to="/administracion/puesta-en-marcha">Volver a la guía</PlainLink>}
    >
      <Loaded query={consulta} rows={8} label="Cargando la comprobación">
        {(vista) => (
          <Stack gap="xl" max="64rem">
            {vista.firma !== null && (
              <FormNotice
                tone="exito"
                text={`${vista.firma.por} firmó la puesta en marcha el ${formatInstant(vista.firma.en)}.`}
              />
            )}
            {!vista.estaAbierta && vista.firma === null && (
              <FormNotice tone="info" text="Esta institución nació en marcha: no hay nada que comprobar." />
            )}
            {vista.estaAbierta && <Anterior vista={vista} />}
            <Balance vista={vista} />
            <HechoPor vista={vista} />
            <Otorgado vista={vista} />
            {vista.estaAbierta && <Firma vista={vista} />}
          </Stack>
        )}
      </Loaded>
    </Pagina>
  );
}

function Balance({ vista }: { readonly vista: Comprobacion }) {
  const { fecha, diferencias, anterior, libros } = vista;
  if (fecha === null) return null;
  return (
    <Section card title={`Balance al ${formatDate(fecha)}`}>
      <Stack gap="lg" pad="xl">
        <FormNotice
          tone={diferencias === 0 ? 'exito' : 'error'}
          text={
            diferencias === 0
              ? `Sin diferencias: ${formatearQuetzales(libros.deudor)} de saldos deudores en los libros y en el sistema anterior.`
              : `${diferencias === 1 ? 'Hay una diferencia' : `Hay ${diferencias} diferencias`}. Deudores: ${formatearQuetzales(anterior.deudor)} antes y ${formatearQuetzales(libros.deudor)} en los libros. Corrija los saldos iniciales, la historia o el balance que escribió.`
          }
        />
        <Diferencias lineas={vista.lineas} />
      </Stack>
    </Section>
  );
}

function HechoPor({ vista: { hechoPor, firma } }: { readonly vista: Comprobacion }) {
  const filas = [
    ...hechoPor,
    ...(firma === null
      ? []
      : [{ que: 'Firma', detalle: 'La puesta en marcha', por: firma.por, conQuien: '' }]),
  ].map((fila, lugar) => ({ ...fila, lugar: String(lugar) }));
  if (filas.length === 0) return null;
  return (
    <Section card title="Quién hizo qué">
      <Stack gap="lg" pad="xl">
        <DataTable
          narrow="stack"
          label="Quién hizo qué"
          rows={filas}
          rowKey={({ lugar }) => lugar}
          columns={[
            { title: 'Qué', rowHeader: true, cell: ({ que }) => que },
            { title: 'De qué', cell: ({ detalle }) => detalle },
            { title: 'Lo hizo', cell: ({ por }) => por },
            { title: 'Con quién', cell: ({ conQuien }) => conQuien || '—' },
          ]}
        />
      </Stack>
    </Section>
  );
}

function Otorgado({ vista: { otorgados, personas, limites } }: { readonly vista: Comprobacion }) {
  return (
    <Section card title="Lo otorgado durante la puesta en marcha">
      <Stack gap="lg" pad="xl">
        <DataTable
          narrow="stack"
          label="Quién puede qué"
          rows={personas}
          rowKey={({ correo }) => correo}
          columns={[
            { title: 'Persona', rowHeader: true, cell: ({ nombre }) => nombre },
            { title: 'Correo', cell: ({ correo }) => correo },
            { title: 'Roles', cell: ({ roles }) => roles.join(', ') || '—' },
            { title: 'Agencias', cell: ({ agencias }) => agencias.join(', ') || '—' },
          ]}
        />
        {otorgados.length > 0 && (
          <DataTable
            narrow="stack"
            label="Poderes dados por una sola persona"
            rows={otorgados}
            rowKey={({ descripcion, en }) => descripcion + en}
            columns={[
              { title: 'Dado por una sola persona', rowHeader: true, cell: ({ descripcion }) => descripcion },
              { title: 'Lo dio', cell: ({ por }) => por },
              { title: 'Cuándo', kind: 'number', cell: ({ en }) => formatInstant(en) },
            ]}
          />
        )}
        {limites.length > 0 && (
          <DataTable
            narrow="stack"
            label="Hasta cuánto contabiliza cada rol sin otra persona"
            rows={limites}
            rowKey={({ rol, tipo }) => rol + tipo}
            columns={[
              { title: 'Límite sin otra persona', rowHeader: true, cell: ({ rol }) => rol },
              { title: 'Tipo', cell: ({ tipo }) => tipo },
              { title: 'Hasta', kind: 'number', cell: ({ hasta }) => hasta },
            ]}
          />
        )}
      </Stack>
    </Section>
  );
}

const POR_VEZ = 200;

/** Account by account: what differs first; what is equal, only when asked for, a page at a time. */
function Diferencias({ lineas }: { readonly lineas: readonly LineaComparada[] }) {
  const distintas = lineas.filter(({ diferencia }) => diferencia !== 0).length;
  const [hasta, setHasta] = useState(0);
  const vistas = lineas.slice(0, Math.max(Math.min(distintas, POR_VEZ), hasta));
  const faltan = lineas.length - vistas.length;
  return (
    <>
      {vistas.length > 0 && (
        <DataTable
          narrow="stack"
          label="El balance, cuenta por cuenta"
          rows={vistas}
          rowKey={({ agencia, idCuenta }) => `${agencia} ${idCuenta}`}
          columns={[
            {
              title: 'Cuenta',
              rowHeader: true,
              cell: ({ idCuenta, nombreCuenta }) => `${idCuenta} ${nombreCuenta}`,
            },
            { title: 'Agencia', cell: ({ agencia }) => agencia },
            { title: 'Antes (Q)', kind: 'number', cell: ({ anterior }) => formatearSaldo(anterior) },
            { title: 'Libros (Q)', kind: 'number', cell: ({ libros }) => formatearSaldo(libros) },
            { title: 'Diferencia (Q)', kind: 'number', cell: ({ diferencia }) => formatearSaldo(diferencia) },
          ]}
        />
      )}
      {faltan > 0 && (
        <div>
          <Button variant="default" size="compact-sm" onClick={() => setHasta(vistas.length + POR_VEZ)}>
            Ver {formatearEntero(Math.min(faltan, POR_VEZ))} cuentas más
          </Button>
        </div>
      )}
    </>
  );
}
