// An institution without products: what is needed, in order, and where to begin.
import { BanknotesIcon, PlusIcon } from '@heroicons/react/24/outline';
import { Button } from '@mantine/core';
import { usePermission } from '#platform/current-session.ts';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { useDireccion } from '../use-direccion.ts';
import classes from './lista.module.css';

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

export function PrimerProducto() {
  const administra = usePermission('ahorros:administrar');
  const { replace } = useDireccion();
  return (
    <EmptyState
      icono={BanknotesIcon}
      titulo="Aún no hay productos de ahorro"
      texto={
        <ol className={classes.pasos} aria-label="Lo que hace falta, en orden">
          {PASOS.map(([paso, detalle]) => (
            <li key={paso}>
              <span>
                <b>{paso}</b>
                <small>{detalle}</small>
              </span>
            </li>
          ))}
        </ol>
      }
      accion={
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
