// What the chart of accounts adds to the rest.
import { listarCatalogo } from '@cuadra/contract/contabilidad/catalogo/catalogo';
import { queryString } from '@cuadra/contract/endpoint';
import type { Reaction } from '#platform/reactions.ts';
import type { PantallaDeReporte } from '#reportes/exportar/pantalla-de-reporte.ts';
import classes from '#ui/search/found-row.module.css';
import type { DrawFound } from '#ui/search/found-row.ts';
import { Highlight } from '#ui/text/highlight.tsx';

export const alCambiarElCatalogo: Reaction = { to: 'catalogo-cambio', asksAgain: [listarCatalogo.path] };

export const pantallaDelCatalogo: PantallaDeReporte = (filtros) =>
  `/contabilidad/catalogo${queryString(filtros)}`;

export const cuentaHallada: DrawFound<'cuentas'> = ({ idCuenta, tipoCuenta, title }, palabras, t) => (
  <>
    <span className={classes.codigo}>
      <Highlight text={idCuenta} words={palabras} />
    </span>
    <span className={classes.texto}>
      <Highlight text={title} words={palabras} />
    </span>
    {tipoCuenta === 'M' && <span className={classes.dato}>{t('search.header')}</span>}
  </>
);
