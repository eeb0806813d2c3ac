// How a sheet is read: its page, what it leaves in doubt, and which column is which field, with its first rows as they are. Closed when
// everything was recognised, open when something must be chosen.
//
//   <Columns fields={fields} columns={columns} way={way} isOpen={…} onWay={…} onPage={…} />
import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Input.layer.css';
import type { Duda, Lectura } from '@cuadra/contract/hojas/lectura';
import {
  type ColumnasDeHoja,
  camposFaltantes,
  type LugarDeCampo,
  type Mapeo,
  todosLosCampos,
} from '@cuadra/contract/hojas/mapeo';
import { ordenesDeFecha } from '@cuadra/core/lectura/fechas';
import { decimalesPosibles } from '@cuadra/core/lectura/montos';
import { fechaEnPalabras } from '@cuadra/core/meses';
import { ChevronDownIcon } from '@heroicons/react/24/outline';
import { Button, NativeSelect } from '@mantine/core';
import { useId } from 'react';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { formatearEntero, formatearQuetzales } from '#ui/format/dinero.ts';
import { Grid, Row, Stack } from '#ui/layout/layout.tsx';
import { Section } from '#ui/layout/section.tsx';
import { type Column, DataTable } from '#ui/tables/data-table.tsx';
import { Text } from '#ui/text/text.tsx';
import classes from './assistant.module.css';
import type { SheetFields } from './sheet-kind.ts';
import { columnName, doubtsOf, fieldsOfColumn, sampleOf, type Way, withPlace } from './way.ts';

interface ColumnsProps<C extends string> {
  readonly fields: SheetFields<C>;
  readonly columns: ColumnasDeHoja<C>;
  readonly way: Way<C>;
  readonly isOpen: boolean;
  readonly disabled: boolean;
  readonly onOpen: () => void;
  readonly onWay: (way: Way<C>) => void;
  /** Another page of the workbook: its columns are looked at anew. */
  readonly onPage: (page: number) => void;
}

export function Columns<C extends string>(props: ColumnsProps<C>) {
  const { fields, columns, way, isOpen, disabled, onOpen, onWay, onPage } = props;
  const { mapeo, lectura } = way;
  const doubts = doubtsOf(fields.asked, columns, mapeo);
  return (
    <Stack gap="xl">
      <WayOfReading
        pages={columns.hojas}
        doubts={doubts}
        reading={lectura}
        disabled={disabled}
        onPage={onPage}
        onReading={(answered) => onWay({ mapeo, lectura: answered })}
      />
      {isOpen ? (
        <Fields {...props} />
      ) : (
        <Row gap="xs xl" justify="between">
          <Text as="span" size="sm" grow basis="18rem">
            {explain(fields, columns, mapeo, doubts)}
          </Text>
          <Button
            className={classes.change}
            variant="subtle"
            size="compact-sm"
            disabled={disabled}
            onClick={onOpen}
          >
            Cambiar columnas
          </Button>
        </Row>
      )}
    </Stack>
  );
}

function Fields<C extends string>({ fields, columns, way, disabled, onWay }: ColumnsProps<C>) {
  const { mapeo } = way;
  const missing = camposFaltantes(fields.asked, mapeo);
  return (
    <Stack as="section" gap="xl" aria-label="Columnas">
      {missing.length > 0 && (
        <FormNotice
          tone="info"
          text={`Diga dónde ${missing.length === 1 ? 'está' : 'están'}: ${list.format(missing.map((field) => fields.names[field].toLowerCase()))}.`}
        />
      )}
      <Grid gap="lg xl" min="14rem" even>
        {todosLosCampos(fields.asked).map((field) => (
          <FieldPlace
            key={field}
            field={field}
            fields={fields}
            columns={columns}
            place={mapeo[field]}
            isMissing={missing.includes(field)}
            disabled={disabled}
            onPlace={(place) => onWay(withPlace(fields.asked, way, field, place))}
          />
        ))}
      </Grid>
      <Preview fields={fields} columns={columns} mapeo={mapeo} />
    </Stack>
  );
}

const list = new Intl.ListFormat('es', { type: 'conjunction' });

function explain<C extends string>(
  fields: SheetFields<C>,
  columns: ColumnasDeHoja<C>,
  mapeo: Mapeo<C>,
  doubts: readonly Duda[],
): string {
  if (mapeo !== columns.mapeo) return 'Se usan las columnas que usted eligió.';
  const how = columns.recordado
    ? 'Se usan las columnas que usted eligió la última vez para una hoja como esta.'
    : 'Las columnas se reconocieron por sus encabezados.';
  return [how, ...whatTheySay(fields, columns.lectura, doubts)].join(' ');
}

/** What its columns said by themselves, for whoever knows better to see it; what was asked is seen above. */
function whatTheySay<C extends string>(
  { asked }: SheetFields<C>,
  { fechas, decimales }: Lectura,
  doubts: readonly Duda[],
): string[] {
  // A sheet without days has no order of them to tell; one without amounts, no mark.
  const hasDays = (asked.fechas ?? []).length > 0;
  const hasAmounts = (asked.montos ?? []).length > 0;
  const isSaid = (what: Duda['que']) => !doubts.some(({ que }) => que === what);
  const first = fechas === 'dia-mes' ? 'el día' : fechas === 'mes-dia' ? 'el mes' : undefined;
  return [
    ...(hasDays && isSaid('fechas') && first !== undefined ? [`Las fechas llevan primero ${first}.`] : []),
    ...(hasAmounts && isSaid('decimales') && decimales === 'coma'
      ? ['Los decimales van después de la coma.']
      : []),
  ];
}

interface FieldPlaceProps<C extends string> {
  readonly field: C;
  readonly fields: SheetFields<C>;
  readonly columns: ColumnasDeHoja<C>;
  readonly place: LugarDeCampo;
  /** It must be said and was not. */
  readonly isMissing: boolean;
  readonly disabled: boolean;
  readonly onPlace: (place: LugarDeCampo) => void;
}

const FIXED = 'fijo';

/** Where one field comes from: a column, or one value for every row; with what it would take beside it. */
function FieldPlace<C extends string>(props: FieldPlaceProps<C>) {
  const { field, fields, columns, place, isMissing, disabled, onPlace } = props;
  const { asked, names, meanings, fixedOnly = [], fixedValue } = fields;
  const isOptional = asked.opcionales.includes(field);
  const mayBeFixed = fixedValue !== undefined && asked.fijables.includes(field);
  const isFixed = typeof place === 'string';
  const choose = (value: string) => onPlace(value === FIXED ? '' : value === '' ? null : Number(value));
  if (fixedOnly.includes(field)) return <FixedOnly {...props} />;
  return (
    <Stack gap="xs">
      <NativeSelect
        label={names[field]}
        required={!isOptional}
        withAsterisk={false}
        size="sm"
        disabled={disabled}
        className={classes.place}
        data-missing={isMissing || undefined}
        rightSectionWidth={28}
        rightSection={<ChevronDownIcon width={16} height={16} aria-hidden="true" />}
        value={isFixed ? FIXED : String(place ?? '')}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      >
        <option value="">{isOptional ? 'No está en la hoja' : 'Elija la columna'}</option>
        {mayBeFixed && <option value={FIXED}>El mismo en todas las filas</option>}
        {[...columns.columnas.keys()].map((column) => (
          <option key={column} value={column}>
            {columnName(columns.columnas, column)}
          </option>
        ))}
      </NativeSelect>
      {isFixed && mayBeFixed ? (
        fixedValue({
          field,
          label: `${names[field]} de todas las filas`,
          value: place,
          disabled,
          onChange: onPlace,
        })
      ) : (
        <Meaning>{whatItTakes(columns.filas, place, meanings[field])}</Meaning>
      )}
    </Stack>
  );
}

/** No column says it: one text, or nothing. */
function FixedOnly<C extends string>({ field, fields, place, disabled, onPlace }: FieldPlaceProps<C>) {
  const { names, meanings, fixedValue } = fields;
  return (
    <Stack gap="xs">
      <Text as="span" size="md" weight="medium">
        {names[field]}
      </Text>
      {fixedValue?.({
        field,
        label: names[field],
        value: typeof place === 'string' ? place : '',
        disabled,
        onChange: (written) => onPlace(written === '' ? null : written),
      })}
      <Meaning>{meanings[field]}</Meaning>
    </Stack>
  );
}

function Meaning({ children }: { readonly children: string }) {
  return (
    <Text size="xs" muted cut className={classes.meaning}>
      {children}
    </Text>
  );
}

/** What is written in the column that was chosen or, while there is none, what the field is. */
const whatItTakes = (rows: readonly (readonly string[])[], place: LugarDeCampo, meaning: string): string =>
  typeof place === 'number' ? sampleOf(rows, place).join(' · ') || 'Vacía' : meaning;

interface PreviewProps<C extends string> {
  readonly fields: SheetFields<C>;
  readonly columns: ColumnasDeHoja<C>;
  readonly mapeo: Mapeo<C>;
}

/** The first rows of the sheet as they are, each column under the field it was taken for. */
function Preview<C extends string>(props: PreviewProps<C>) {
  const { filas: rows, columnas, total } = props.columns;
  return (
    <Section
      title={total > rows.length ? `Primeras ${rows.length} filas de ${formatearEntero(total)}` : 'La hoja'}
      level={3}
      size="sm"
    >
      <DataTable
        density="compact"
        narrow="keep"
        frame={{ height: '15rem', label: 'Vista previa de la hoja' }}
        rows={rows}
        rowKey={(_, place) => `fila ${place}`}
        columns={columnas.map((_, column) => shownColumn(props, column))}
      />
    </Section>
  );
}

function shownColumn<C extends string>(
  { fields, columns, mapeo }: PreviewProps<C>,
  column: number,
): Column<readonly string[]> {
  const taken = fieldsOfColumn(fields.asked, mapeo, column);
  const name = columnName(columns.columnas, column);
  const isAmount = taken.some((field) => fields.amounts?.includes(field));
  const look = taken.length > 0 ? ({ tone: 'primary', weight: 'bold' } as const) : {};
  return {
    id: String(column),
    title: name,
    heading: (
      <>
        <Text as="span" block {...look}>
          {taken.map((field) => fields.names[field]).join(', ') || 'No se usa'}
        </Text>
        {name}
      </>
    ),
    kind: isAmount ? 'number' : 'raw',
    tone: taken.length > 0 ? undefined : 'muted',
    cell: (cells) => cells[column],
  };
}

interface WayOfReadingProps {
  /** The pages of a workbook. */
  readonly pages: readonly string[];
  readonly doubts: readonly Duda[];
  readonly reading: Lectura;
  readonly disabled: boolean;
  /** With another page, the columns are others. */
  readonly onPage: (page: number) => void;
  readonly onReading: (reading: Lectura) => void;
}

/**
 * What a sheet does not say by itself: which of its pages is read, and which day or amount is the one that could
 * be two. Asked with a cell of the person's own and what each answer would make of it.
 */
function WayOfReading({ pages, doubts, reading, disabled, onPage, onReading }: WayOfReadingProps) {
  if (pages.length < 2 && doubts.length === 0) return null;
  return (
    <Row gap="lg 2xl" align="stretch">
      {pages.length > 1 && (
        <NativeSelect
          label="Hoja del libro"
          size="sm"
          disabled={disabled}
          rightSectionWidth={28}
          rightSection={<ChevronDownIcon width={16} height={16} aria-hidden="true" />}
          value={String(reading.hoja ?? 0)}
          onChange={({ currentTarget }) => onPage(Number(currentTarget.value))}
        >
          {[...pages.entries()].map(([index, name]) => (
            <option key={index} value={index}>
              {name}
            </option>
          ))}
        </NativeSelect>
      )}
      {doubts.map((doubt) => (
        <Question
          key={doubt.que}
          doubt={doubt}
          chosen={reading[doubt.que]}
          disabled={disabled}
          onChoose={(value) => onReading({ ...reading, [doubt.que]: value })}
        />
      ))}
    </Row>
  );
}

interface QuestionProps {
  readonly doubt: Duda;
  readonly chosen: string | undefined;
  readonly disabled: boolean;
  readonly onChoose: (value: string) => void;
}

function Question({ doubt, chosen, disabled, onChoose }: QuestionProps) {
  const group = useId();
  return (
    <Stack
      as="fieldset"
      className={classes.question}
      surface="box"
      gap="sm"
      pad="md lg"
      data-missing={chosen === undefined || undefined}
    >
      <Text as="legend" size="sm" weight="bold" pad="none xs">
        {questionOf(doubt)}
      </Text>
      {optionsOf(doubt).map(([value, text]) => (
        <Row key={value} as="label" gap="md" className={classes.option}>
          <input
            type="radio"
            name={group}
            value={value}
            checked={chosen === value}
            disabled={disabled}
            onChange={() => onChoose(value)}
          />
          <Text as="span" size="sm">
            {text}
          </Text>
        </Row>
      ))}
    </Stack>
  );
}

function questionOf({ que, ejemplo, opciones }: Duda): string {
  if (opciones.length < 2)
    return que === 'fechas'
      ? `Las fechas no llevan todas el mismo orden («${ejemplo}»). ¿Cuál se sigue?`
      : `Los montos no llevan todos la misma marca («${ejemplo}»). ¿Cuál se sigue?`;
  return que === 'fechas'
    ? `En esta hoja, ¿qué día es «${ejemplo}»?`
    : `En esta hoja, ¿cuánto es «${ejemplo}»?`;
}

const ORDERS = {
  'dia-mes': 'Primero el día',
  'mes-dia': 'Primero el mes',
  'anio-mes': 'Primero el año',
} as const;
const MARKS = { punto: 'Punto: 1,234.56', coma: 'Coma: 1.234,56' } as const;

function optionsOf(doubt: Duda): (readonly [string, string])[] {
  if (doubt.que === 'fechas')
    return doubt.opciones.length < 2
      ? ordenesDeFecha.map((order) => [order, ORDERS[order]] as const)
      : doubt.opciones.map(
          ({ valor, fecha }) =>
            [valor, `${fechaEnPalabras(fecha)} (${ORDERS[valor].toLowerCase()})`] as const,
        );
  return doubt.opciones.length < 2
    ? decimalesPosibles.map((mark) => [mark, MARKS[mark]] as const)
    : doubt.opciones.map(
        ({ valor, monto }) => [valor, `${formatearQuetzales(monto)} (decimales con ${valor})`] as const,
      );
}
