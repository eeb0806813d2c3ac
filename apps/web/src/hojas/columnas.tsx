// How a sheet is read: its page, what it leaves in doubt, and which column is which field. Closed when everything was recognised, open when
// something must be chosen.
//
//   <Columnas ficha={hojaDePartidas} hoja={columnas} manera={manera} abiertas={…} onManera={…} onHoja={…} />
import type { Duda, Lectura } from '@cuadra/contract/hojas/lectura';
import {
  type CamposDeHoja,
  type ColumnasDeHoja,
  camposFaltantes,
  type Mapeo,
  todosLosCampos,
} from '@cuadra/contract/hojas/mapeo';
import { Button } from '@mantine/core';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { CampoDeMapeo } from './campo-de-mapeo.tsx';
import type { FichaDeHoja } from './ficha-de-hoja.ts';
import classes from './hojas.module.css';
import { conLugar, dudasDe, type Manera } from './manera.ts';
import { ManeraDeLeer } from './manera-de-leer.tsx';
import { VistaPrevia } from './vista-previa.tsx';

interface ColumnasProps<C extends string> {
  readonly ficha: FichaDeHoja<C>;
  readonly hoja: ColumnasDeHoja<C>;
  readonly manera: Manera<C>;
  readonly abiertas: boolean;
  readonly ocupado: boolean;
  readonly onAbrir: () => void;
  readonly onManera: (manera: Manera<C>) => void;
  /** Another page of the workbook: its columns are looked at anew. */
  readonly onHoja: (hoja: number) => void;
}

export function Columnas<C extends string>(props: ColumnasProps<C>) {
  const { ficha, hoja, manera, abiertas, ocupado, onAbrir, onManera, onHoja } = props;
  const { mapeo, lectura } = manera;
  const dudas = dudasDe(ficha.campos, hoja, mapeo);
  return (
    <div className={classes.columnas}>
      <ManeraDeLeer
        hojas={hoja.hojas}
        dudas={dudas}
        lectura={lectura}
        ocupado={ocupado}
        onHoja={onHoja}
        onLectura={(respondida) => onManera({ mapeo, lectura: respondida })}
      />
      {abiertas ? (
        <Campos {...props} />
      ) : (
        <div className={classes.reconocidas}>
          <span>{explicar(props.ficha, hoja, mapeo, dudas)}</span>
          <Button variant="subtle" size="compact-sm" disabled={ocupado} onClick={onAbrir}>
            Cambiar columnas
          </Button>
        </div>
      )}
    </div>
  );
}

function Campos<C extends string>({ ficha, hoja, manera, ocupado, onManera }: ColumnasProps<C>) {
  const { mapeo } = manera;
  const faltan = camposFaltantes(ficha.campos, mapeo);
  return (
    <section className={classes.columnas} aria-label="Columnas">
      {faltan.length > 0 && (
        <FormNotice
          tono="info"
          texto={`Diga dónde ${faltan.length === 1 ? 'está' : 'están'}: ${lista.format(faltan.map((campo) => ficha.nombres[campo].toLowerCase()))}.`}
        />
      )}
      <div className={classes.campos}>
        {todosLosCampos(ficha.campos).map((campo) => (
          <CampoDeMapeo
            key={campo}
            campo={campo}
            ficha={ficha}
            hoja={hoja}
            lugar={mapeo[campo]}
            falta={faltan.includes(campo)}
            ocupado={ocupado}
            onAsignar={(lugar) => onManera(conLugar(ficha.campos, manera, campo, lugar))}
          />
        ))}
      </div>
      <VistaPrevia ficha={ficha} hoja={hoja} mapeo={mapeo} />
    </section>
  );
}

function explicar<C extends string>(
  { campos }: FichaDeHoja<C>,
  hoja: ColumnasDeHoja<C>,
  mapeo: Mapeo<C>,
  dudas: readonly Duda[],
): string {
  if (mapeo !== hoja.mapeo) return 'Se usan las columnas que usted eligió.';
  const como = hoja.recordado
    ? 'Se usan las columnas que usted eligió la última vez para una hoja como esta.'
    : 'Las columnas se reconocieron por sus encabezados.';
  return [como, ...comoSeLee(campos, hoja.lectura, dudas)].join(' ');
}

/** What its columns said by themselves, for whoever knows better to see it; what was asked is seen above. */
function comoSeLee<C extends string>(
  campos: CamposDeHoja<C>,
  { fechas, decimales }: Lectura,
  dudas: readonly Duda[],
): string[] {
  // A sheet without days has no order of them to tell; one without amounts, no mark.
  const tieneDias = (campos.fechas ?? []).length > 0;
  const tieneMontos = (campos.montos ?? []).length > 0;
  const dicho = (que: Duda['que']) => !dudas.some((duda) => duda.que === que);
  const orden = fechas === 'dia-mes' ? 'el día' : fechas === 'mes-dia' ? 'el mes' : undefined;
  return [
    ...(tieneDias && dicho('fechas') && orden !== undefined ? [`Las fechas llevan primero ${orden}.`] : []),
    ...(tieneMontos && dicho('decimales') && decimales === 'coma'
      ? ['Los decimales van después de la coma.']
      : []),
  ];
}

const lista = new Intl.ListFormat('es', { type: 'conjunction' });
