// The book of financial statements: each is seen on its own screen and printed here, on the folios of this book.
import { estados, titulosDeEstado } from '@cuadra/contract/contabilidad/opciones';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import barra from '#contabilidad/libros-legales/barra-de-libro.module.css';
import { SkeletonRows } from '#ui/tables/skeleton-rows.tsx';
import classes from './libro-mayor.module.css';

const Folios = lazy(async () => ({ default: (await import('#contabilidad/folios/folios.tsx')).Folios }));

export function LibroDeEstados({ puedeImprimir }: { readonly puedeImprimir: boolean }) {
  return (
    <>
      <section className={`${barra.tarjeta} ${classes.estados}`} aria-label="Estados del libro">
        <p>
          Los estados se consultan y comparan en su propia pantalla. En este libro se imprimen al final de un
          mes cerrado, con sus pruebas, su cobertura y el lugar de las firmas.
        </p>
        <ul>
          {estados.map((estado) => (
            <li key={estado}>
              <Link
                to="/contabilidad/estados-financieros"
                search={estado === 'balance-general' ? {} : { estado }}
              >
                {titulosDeEstado[estado]}
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <Suspense fallback={<SkeletonRows filas={8} etiqueta="Cargando los folios" />}>
        <Folios libro="estados_financieros" puedeImprimir={puedeImprimir} />
      </Suspense>
    </>
  );
}
