// One product: how it stands and what is missing, its rules and its rates with all that they were and will be, and what its
// control account says beside what its accounts add up to.

import type { ProductoDeAhorro, TablaDeTasas, VersionDeProducto } from '@cuadra/contract/ahorros/productos';
import { restar } from '@cuadra/core/dinero';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePermission } from '#platform/current-session.ts';
import { formatearEntero, formatearSaldo } from '#ui/format/dinero.ts';
import { Grid, Stack } from '#ui/layout/layout.tsx';
import { Section } from '#ui/layout/section.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { type Column, DataTable } from '#ui/tables/data-table.tsx';
import { Note } from '#ui/text/text.tsx';
import { consultas } from '../consultas.ts';
import { DialogoDePublicar, type PorPublicar } from '../publicar/dialogo-de-publicar.tsx';
import { EditorDeReglas } from '../reglas/editor-de-reglas.tsx';
import { EditorDeTasas } from '../tasas/editor-de-tasas.tsx';
import { Encabezado } from './encabezado.tsx';
import { ReglasDeProducto, TasasDeProducto } from './vigencias.tsx';

export function ProductoAbierto({ id }: { readonly id: number }) {
  const consulta = useQuery(consultas.producto(id));
  return (
    <Loaded query={consulta} rows={14} label="Cargando el producto">
      {(producto) => <Contenido producto={producto} />}
    </Loaded>
  );
}

/** What is being written: a draft, or `nueva`, which begins as what is in force. */
type Escribiendo =
  | { readonly que: 'reglas'; readonly borrador: VersionDeProducto | undefined }
  | { readonly que: 'tasas'; readonly borrador: TablaDeTasas | undefined };

function Contenido({ producto }: { readonly producto: ProductoDeAhorro }) {
  const [escribiendo, setEscribiendo] = useState<Escribiendo>();
  const [publicando, setPublicando] = useState<PorPublicar>();
  const administra = usePermission('ahorros:administrar');
  const cerrar = () => setEscribiendo(undefined);
  return (
    <Stack gap="lg">
      <Encabezado producto={producto} />
      <Grid min="24rem" gap="lg" align="start">
        <ReglasDeProducto
          producto={producto}
          onEscribir={administra ? (borrador) => setEscribiendo({ que: 'reglas', borrador }) : undefined}
          onPublicar={(regla) => setPublicando({ que: 'reglas', regla })}
        />
        <TasasDeProducto
          producto={producto}
          onEscribir={administra ? (borrador) => setEscribiendo({ que: 'tasas', borrador }) : undefined}
          onPublicar={(regla) => setPublicando({ que: 'tasas', regla })}
        />
      </Grid>
      <ControlDeProducto producto={producto} />
      {escribiendo?.que === 'reglas' && (
        <EditorDeReglas producto={producto} borrador={escribiendo.borrador} onCerrar={cerrar} />
      )}
      {escribiendo?.que === 'tasas' && (
        <EditorDeTasas producto={producto} borrador={escribiendo.borrador} onCerrar={cerrar} />
      )}
      {publicando !== undefined && (
        <DialogoDePublicar producto={producto} {...publicando} onCerrar={() => setPublicando(undefined)} />
      )}
    </Stack>
  );
}

// What the books say of the control account in each agencia, beside what the accounts of the product add up to.
type Fila = ProductoDeAhorro['control'][number];

function ControlDeProducto({ producto: { control, cuenta } }: { readonly producto: ProductoDeAhorro }) {
  return (
    <Section card title="Cuenta de control por agencia">
      {control.length === 0 ? (
        <Note pad="lg xl">
          Ni hay cuentas de ahorro del producto ni los libros dicen nada de la cuenta {cuenta.idCuenta}.
        </Note>
      ) : (
        <DataTable
          label="Cuenta de control por agencia"
          columns={columnas}
          rows={control}
          rowKey={({ agencia }) => agencia}
        />
      )}
    </Section>
  );
}

const columnas: readonly Column<Fila>[] = [
  { title: 'Agencia', kind: 'main', cell: ({ agencia, nombre }) => `${agencia} ${nombre}` },
  { title: 'Cuentas abiertas', kind: 'number', cell: ({ cuentas }) => formatearEntero(cuentas) },
  { title: 'En cuentas (Q)', kind: 'number', cell: ({ enCuentas }) => formatearSaldo(enCuentas) },
  { title: 'En libros (Q)', kind: 'number', cell: ({ enLibros }) => formatearSaldo(enLibros) },
  {
    title: 'Diferencia (Q)',
    kind: 'number',
    cell: ({ enCuentas, enLibros }) => formatearSaldo(restar(enCuentas, enLibros)),
    tone: ({ enCuentas, enLibros }) => (enCuentas === enLibros ? undefined : 'bad'),
  },
];
