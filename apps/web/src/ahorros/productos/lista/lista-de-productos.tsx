// The products by code: how each stands, what it earns today, how many accounts it has and what they add up to.

import type { ProductoEnLista } from '@cuadra/contract/ahorros/productos';
import { nombresDeClaseDeProducto } from '@cuadra/core/ahorros/producto';
import { CERO, type Centavos } from '@cuadra/core/dinero';
import { BanknotesIcon, PlusIcon } from '@heroicons/react/24/outline';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { EstadoDeProductoVisto } from '#ahorros/marcas/estados.tsx';
import { decirTasa } from '#ahorros/marcas/tasa.ts';
import { usePermission } from '#platform/current-session.ts';
import { formatDate } from '#ui/format/date.ts';
import { formatearEntero, formatearSaldo } from '#ui/format/dinero.ts';
import { Box, Grid, Stack } from '#ui/layout/layout.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { type Column, DataTable, rowLink } from '#ui/tables/data-table.tsx';
import { Text } from '#ui/text/text.tsx';
import { consultas } from '../consultas.ts';
import { useDireccion } from '../direccion.ts';
import { RetencionDeIsr } from '../isr/retencion-de-isr.tsx';
import classes from '../productos.module.css';

interface Cifras {
  readonly cuentas: number;
  readonly saldo: Centavos;
}

const NINGUNA: Cifras = { cuentas: 0, saldo: CERO };

export function ListaDeProductos() {
  const consulta = useQuery(consultas.productos());
  const { data: cifras } = useQuery(consultas.cifras());
  const deCada = new Map(cifras?.cifras.map(({ producto, ...suyas }) => [producto, suyas]));
  const cifrasDe = (id: number) => (cifras === undefined ? undefined : (deCada.get(id) ?? NINGUNA));
  return (
    <Loaded query={consulta} rows={6} label="Cargando los productos">
      {({ productos }) =>
        productos.length === 0 ? (
          <PrimerProducto />
        ) : (
          <Stack gap="lg">
            <Box surface="card" clip>
              <DataTable
                label="Productos de ahorro"
                columns={columnas(cifrasDe)}
                rows={productos}
                rowKey={({ id }) => String(id)}
              />
            </Box>
            <RetencionDeIsr />
          </Stack>
        )
      }
    </Loaded>
  );
}

const columnas = (cifrasDe: (id: number) => Cifras | undefined): readonly Column<ProductoEnLista>[] => [
  {
    title: 'Producto',
    kind: 'main',
    cell: ({ id, codigo, nombre }) => (
      <Link to="/ahorros/productos" search={{ producto: id }} className={rowLink}>
        <span className={classes.codigo}>{codigo}</span> {nombre}
      </Link>
    ),
  },
  { title: 'Clase', cell: ({ clase }) => nombresDeClaseDeProducto[clase] },
  { title: 'Estado', cell: ({ estado }) => <EstadoDeProductoVisto estado={estado} /> },
  { title: 'Tasa anual hoy', kind: 'code', cell: ({ tasas }) => decirTasas(tasas) },
  {
    title: 'Rige desde',
    kind: 'code',
    cell: ({ tasas }) => (tasas === null ? '' : formatDate(tasas.desde)),
  },
  {
    title: 'Por publicar',
    kind: 'number',
    cell: ({ borradores }) => (borradores === 0 ? '' : formatearEntero(borradores)),
  },
  {
    title: 'Cuentas abiertas',
    kind: 'number',
    cell: ({ id }) => {
      const cifras = cifrasDe(id);
      return cifras === undefined ? '…' : formatearEntero(cifras.cuentas);
    },
  },
  {
    title: 'Saldo (Q)',
    kind: 'number',
    cell: ({ id }) => {
      const cifras = cifrasDe(id);
      return cifras === undefined ? '…' : formatearSaldo(cifras.saldo);
    },
  },
];

function decirTasas(tasas: ProductoEnLista['tasas']): string {
  if (tasas === null) return 'Sin tasas vigentes';
  const { menor, mayor } = tasas;
  return menor === mayor ? decirTasa(menor) : `De ${decirTasa(menor)} a ${decirTasa(mayor)}`;
}

// An institution without products: what is needed, in order, and where to begin.
const PASOS: readonly (readonly [paso: string, detalle: string])[] = [
  [
    'Las cuentas del catálogo',
    'Una de detalle, acreedora, para lo que se debe a los ahorrantes de cada producto; y las del gasto y del ISR por pagar.',
  ],
  ['El producto y sus reglas', 'Qué saldo gana, cómo se cuentan los días y cuándo se abona.'],
  ['Su tabla de tasas', 'Lo que gana cada monto y, si es a plazo, cada plazo.'],
  ['Publicar', 'Otra persona revisa las reglas y las tasas y las publica: ya no cambian.'],
  ['Las cuentas de ahorro', 'Se traen las que ya existen, con su saldo.'],
  ['Activar', 'Cuando las cuentas suman lo que dicen los libros, otra persona activa el producto.'],
];

function PrimerProducto() {
  const administra = usePermission('ahorros:administrar');
  const { replace } = useDireccion();
  return (
    <EmptyState
      icon={BanknotesIcon}
      title="Aún no hay productos de ahorro"
      text={
        <Stack
          as="ol"
          gap="md"
          max="34rem"
          className={classes.orden}
          aria-label="Lo que hace falta, en orden"
        >
          {PASOS.map(([paso, detalle]) => (
            <Grid as="li" key={paso} columns="1.5rem minmax(0, 1fr)" gap="md" size="sm" lines="even">
              <span>
                <b>{paso}</b>
                <Text as="small" block size="sm" muted>
                  {detalle}
                </Text>
              </span>
            </Grid>
          ))}
        </Stack>
      }
      action={
        administra && (
          <Button
            leftSection={<PlusIcon width={18} height={18} aria-hidden="true" />}
            onClick={() => replace({ nuevo: true })}
          >
            Crear el primer producto
          </Button>
        )
      }
    />
  );
}
