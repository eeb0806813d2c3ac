// The trial balance that would result: what each account holds in those agencias, what comes, and what it would hold. Folded, for
// whoever wants to compare it with the one of the other program.
import type { BalanzaDelEnsayo } from '@cuadra/contract/contabilidad/importaciones/ensayo';
import { useState } from 'react';
import { formatearMonto, formatearSaldo } from '#ui/format/dinero.ts';
import { type CardColumn, CardTable } from '#ui/tables/card-table.tsx';
import { type Paging, slicePage } from '#ui/tables/page-slice.ts';
import { Pagination } from '#ui/tables/pagination.tsx';
import classes from './importar-partidas.module.css';

type Fila = BalanzaDelEnsayo['cuentas'][number];

const PRIMERA: Paging = { pagina: 1, porPagina: 25 };

export function Balanza({ balanza }: { readonly balanza: BalanzaDelEnsayo }) {
  const [abierta, setAbierta] = useState(false);
  const [pedida, setPedida] = useState(PRIMERA);
  const { elementos, pagina, ultima } = slicePage(balanza.cuentas, pedida);
  return (
    <details
      className={classes.balanza}
      open={abierta}
      onToggle={({ currentTarget }) => setAbierta(currentTarget.open)}
    >
      <summary className={classes.subtitulo}>Balanza de comprobación que resultaría</summary>
      {abierta && (
        <>
          <CardTable
            etiqueta="Balanza que resultaría"
            columnas={columnas}
            filas={[...elementos, ...(pagina === ultima ? [totalDe(balanza)] : [])]}
            clave={({ idCuenta }) => idCuenta}
          />
          {balanza.cuentas.length > PRIMERA.porPagina && (
            <Pagination
              pagina={pagina}
              ultima={ultima}
              porPagina={pedida.porPagina}
              total={balanza.cuentas.length}
              onCambio={setPedida}
            />
          )}
        </>
      )}
    </details>
  );
}

/** Before and after, what the debtor accounts add up to: the creditor ones add up to the same. */
const totalDe = ({ total }: BalanzaDelEnsayo): Fila => ({
  idCuenta: '',
  nombreCuenta: 'Total de saldos deudores, igual al de acreedores',
  ...total,
});

const columnas: readonly CardColumn<Fila>[] = [
  {
    titulo: 'Cuenta',
    clase: 'principal',
    celda: ({ idCuenta, nombreCuenta }) => (idCuenta === '' ? nombreCuenta : `${idCuenta} ${nombreCuenta}`),
  },
  { titulo: 'Antes', clase: 'numero', celda: ({ antes }) => formatearSaldo(antes) },
  { titulo: 'Debe (Q)', clase: 'numero', celda: ({ debe }) => formatearMonto(debe) },
  { titulo: 'Haber (Q)', clase: 'numero', celda: ({ haber }) => formatearMonto(haber) },
  { titulo: 'Después', clase: 'numero', celda: ({ despues }) => formatearSaldo(despues) },
];
