// The products by code: how each stands, what it earns today, how many accounts it has and what they add up to.
import type { ProductoEnLista } from '@cuadra/contract/ahorros/productos';
import { nombresDeClaseDeProducto } from '@cuadra/core/ahorros/producto';
import { CERO, type Centavos } from '@cuadra/core/dinero';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { EstadoDeProductoVisto } from '#ahorros/marcas/estados.tsx';
import { decirTasa } from '#ahorros/marcas/tasa.ts';
import { formatDate } from '#ui/format/date.ts';
import { formatearEntero, formatearSaldo } from '#ui/format/dinero.ts';
import { Loaded } from '#ui/loading/loaded.tsx';
import { type CardColumn, CardTable, cardTableLink } from '#ui/tables/card-table.tsx';
import { consultas } from '../consultas.ts';
import { RetencionDeIsr } from '../isr/retencion-de-isr.tsx';
import classes from './lista.module.css';
import { PrimerProducto } from './primer-producto.tsx';

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
    <Loaded consulta={consulta} filas={6} etiqueta="Cargando los productos">
      {({ productos }) =>
        productos.length === 0 ? (
          <PrimerProducto />
        ) : (
          <div className={classes.lista}>
            <div className={classes.marco}>
              <CardTable
                etiqueta="Productos de ahorro"
                columnas={columnas(cifrasDe)}
                filas={productos}
                clave={({ id }) => String(id)}
              />
            </div>
            <RetencionDeIsr />
          </div>
        )
      }
    </Loaded>
  );
}

const columnas = (cifrasDe: (id: number) => Cifras | undefined): readonly CardColumn<ProductoEnLista>[] => [
  {
    titulo: 'Producto',
    clase: 'principal',
    celda: ({ id, codigo, nombre }) => (
      <Link to="/ahorros/productos" search={{ producto: id }} className={cardTableLink}>
        <span className={classes.codigo}>{codigo}</span> {nombre}
      </Link>
    ),
  },
  { titulo: 'Clase', celda: ({ clase }) => nombresDeClaseDeProducto[clase] },
  { titulo: 'Estado', celda: ({ estado }) => <EstadoDeProductoVisto estado={estado} /> },
  { titulo: 'Tasa anual hoy', clase: 'cifras', celda: ({ tasas }) => decirTasas(tasas) },
  {
    titulo: 'Rige desde',
    clase: 'cifras',
    celda: ({ tasas }) => (tasas === null ? '' : formatDate(tasas.desde)),
  },
  {
    titulo: 'Por publicar',
    clase: 'numero',
    celda: ({ borradores }) => (borradores === 0 ? '' : formatearEntero(borradores)),
  },
  {
    titulo: 'Cuentas abiertas',
    clase: 'numero',
    celda: ({ id }) => {
      const cifras = cifrasDe(id);
      return cifras === undefined ? '…' : formatearEntero(cifras.cuentas);
    },
  },
  {
    titulo: 'Saldo (Q)',
    clase: 'numero',
    celda: ({ id }) => {
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
