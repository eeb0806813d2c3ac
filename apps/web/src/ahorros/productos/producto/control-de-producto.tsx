// What the books say of the control account in each agencia, beside what the accounts of the product add up to.
import type { ProductoDeAhorro } from '@cuadra/contract/ahorros/productos';
import { restar } from '@cuadra/core/dinero';
import { formatearEntero, formatearSaldo } from '#ui/format/dinero.ts';
import { Card } from '#ui/page/card.tsx';
import { type CardColumn, CardTable } from '#ui/tables/card-table.tsx';
import classes from './producto.module.css';

type Fila = ProductoDeAhorro['control'][number];

export function ControlDeProducto({
  producto: { control, cuenta },
}: {
  readonly producto: ProductoDeAhorro;
}) {
  return (
    <Card titulo="Cuenta de control por agencia">
      {control.length === 0 ? (
        <p className={classes.vacio}>
          Ni hay cuentas de ahorro del producto ni los libros dicen nada de la cuenta {cuenta.idCuenta}.
        </p>
      ) : (
        <CardTable
          etiqueta="Cuenta de control por agencia"
          columnas={columnas}
          filas={control}
          clave={({ agencia }) => agencia}
        />
      )}
    </Card>
  );
}

const columnas: readonly CardColumn<Fila>[] = [
  { titulo: 'Agencia', clase: 'principal', celda: ({ agencia, nombre }) => `${agencia} ${nombre}` },
  { titulo: 'Cuentas abiertas', clase: 'numero', celda: ({ cuentas }) => formatearEntero(cuentas) },
  { titulo: 'En cuentas (Q)', clase: 'numero', celda: ({ enCuentas }) => formatearSaldo(enCuentas) },
  { titulo: 'En libros (Q)', clase: 'numero', celda: ({ enLibros }) => formatearSaldo(enLibros) },
  {
    titulo: 'Diferencia (Q)',
    clase: 'numero',
    celda: ({ enCuentas, enLibros }) => {
      const diferencia = restar(enCuentas, enLibros);
      return (
        <span className={diferencia === 0 ? undefined : classes.distinta}>{formatearSaldo(diferencia)}</span>
      );
    },
  },
];
