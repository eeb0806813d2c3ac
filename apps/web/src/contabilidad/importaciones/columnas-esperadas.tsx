// What a sheet of partidas carries, and one to start from.
import { camposDePartidas, plantillaDePartidas } from '@cuadra/contract/contabilidad/importaciones/columnas';
import { todosLosCampos } from '@cuadra/contract/hojas/mapeo';
import { Link } from '@tanstack/react-router';
import { call } from '#platform/api.ts';
import { SheetColumns } from '#ui/files/sheet-columns.tsx';
import classes from './importar-partidas.module.css';
import { nombresDeCampo, sentidosDeCampo } from './nombres.ts';

export function ColumnasEsperadas() {
  return (
    <>
      <SheetColumns
        etiqueta="Columnas de la hoja"
        explicacion="Una fila por línea de partida, con los encabezados en la primera fila. Si no son los de la plantilla, usted dice una vez qué es cada columna."
        columnas={todosLosCampos(camposDePartidas).map((campo) => [
          nombresDeCampo[campo],
          sentidosDeCampo[campo],
        ])}
        plantilla={{ texto: 'Descargar plantilla (XLSX)', pedir: () => call(plantillaDePartidas) }}
        className={classes.esperadas}
      />
      <p className={classes.nota}>
        Lo que ya se importó está en <Link to="/contabilidad/importaciones">Importaciones</Link>.
      </p>
    </>
  );
}
