// Old → ours, account by account, in the order of the old tree. What was guessed can be changed in its place.
import type { Cuenta } from '@cuadra/contract/contabilidad/catalogo/catalogo';
import { type Clase, clases, nombresDeClase } from '@cuadra/core/catalogo-ajeno/adivinar-clase';
import type { NodoAjeno } from '@cuadra/core/catalogo-ajeno/cuenta-ajena';
import type { Decision } from '@cuadra/core/catalogo-ajeno/decision';
import type { CatalogoPropuesto, LugarPropuesto } from '@cuadra/core/catalogo-ajeno/proponer-catalogo';
import { ChevronDownIcon } from '@heroicons/react/24/outline';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import { Button, Checkbox, NativeSelect, Switch, TextInput } from '@mantine/core';
import { useMemo, useState } from 'react';
import { AccountPicker } from '#ui/fields/account-picker.tsx';
import { formatearEntero } from '#ui/format/dinero.ts';
import { Box, Grid, Row, Stack } from '#ui/layout/layout.tsx';
import { Section } from '#ui/layout/section.tsx';
import type { Style, Tone } from '#ui/look/look.ts';
import { Text } from '#ui/text/text.tsx';
import classes from '../dialogos.module.css';

interface ArbolPropuestoProps {
  readonly nodos: readonly NodoAjeno[];
  readonly propuesta: CatalogoPropuesto;
  readonly catalogo: readonly Cuenta[];
  readonly ocupado: boolean;
  readonly onDecidir: (antes: string, decision: Decision) => void;
}

interface Fila {
  readonly n: number;
  readonly nodo: NodoAjeno;
  readonly lugar: LugarPropuesto;
  readonly nivel: number;
  readonly tieneHijas: boolean;
  readonly motivos: readonly Motivo[];
  readonly nombreAqui: string;
}

const TANDA = 200;

export function ArbolPropuesto({ nodos, propuesta, catalogo, ocupado, onDecidir }: ArbolPropuestoProps) {
  const filas = useMemo(() => filasDe(nodos, propuesta, catalogo), [nodos, propuesta, catalogo]);
  const porRevisar = filas.filter(({ motivos }) => motivos.some(({ tono }) => tono !== 'nota'));
  const [soloPorRevisar, setSoloPorRevisar] = useState(false);
  const [hasta, setHasta] = useState(TANDA);
  const [abierta, setAbierta] = useState<number>();
  const vistas = soloPorRevisar ? porRevisar : filas;
  return (
    <Section
      title="Dónde va cada cuenta"
      level={3}
      size="sm"
      actions={
        <Switch
          size="xs"
          label={`Solo lo que conviene revisar (${formatearEntero(porRevisar.length)})`}
          checked={soloPorRevisar}
          onChange={({ currentTarget }) => setSoloPorRevisar(currentTarget.checked)}
        />
      }
    >
      <Stack as="ul" surface="box" line="between" size="sm" lines="even">
        {vistas.slice(0, hasta).map((fila) => (
          <li key={fila.nodo.antes}>
            <FilaPropuesta
              fila={fila}
              estaAbierta={abierta === fila.n}
              onAbrir={() => setAbierta(abierta === fila.n ? undefined : fila.n)}
            />
            {abierta === fila.n && (
              <CambiarLugar
                nodo={fila.nodo}
                lugar={fila.lugar}
                tieneHijas={fila.tieneHijas}
                catalogo={catalogo}
                ocupado={ocupado}
                onDecidir={(decision) => onDecidir(fila.nodo.antes, decision)}
              />
            )}
          </li>
        ))}
      </Stack>
      {vistas.length > hasta && (
        <Button variant="subtle" size="compact-sm" onClick={() => setHasta(hasta + TANDA)}>
          {`Mostrar más: faltan ${formatearEntero(vistas.length - hasta)}`}
        </Button>
      )}
    </Section>
  );
}

interface FilaPropuestaProps {
  readonly fila: Fila;
  readonly estaAbierta: boolean;
  readonly onAbrir: () => void;
}

function FilaPropuesta({ fila, estaAbierta, onAbrir }: FilaPropuestaProps) {
  const { nodo, lugar, nivel, motivos, nombreAqui } = fila;
  const codigo = nodo.antes === nodo.nombre || nodo.antes.includes(':') ? '' : nodo.antes;
  return (
    <Grid className={classes.par} gap="xs lg" pad="sm lg" align="start">
      <Box className={classes.antes} breaks style={enSuNivel(nivel)}>
        {codigo !== '' && (
          <Text as="span" muted figures>
            {`${codigo} `}
          </Text>
        )}
        <span>{nodo.nombre}</span>
      </Box>
      <Row className={classes.aqui} gap="none md" align="baseline" breaks>
        <Text as="span" muted aria-hidden>
          →
        </Text>
        <Text as="span" weight="medium" figures>
          {lugar.idCuenta ?? '—'}
        </Text>
        <Text as="span" className={classes.nombre}>
          {nombreAqui}
        </Text>
        {motivos.map(({ texto, tono }) => (
          <Text key={texto} as="span" size="xs" tone={TONOS[tono]} basis="100%">
            {texto}
          </Text>
        ))}
      </Row>
      <Button
        variant="subtle"
        size="compact-sm"
        aria-expanded={estaAbierta}
        aria-label={`Cambiar ${nodo.nombre}`}
        onClick={onAbrir}
      >
        Cambiar
      </Button>
    </Grid>
  );
}

const enSuNivel = (nivel: number): Style => ({ '--nivel': String(nivel) });

const TONOS = { nota: 'muted', revisar: 'warning', falta: 'error' } as const satisfies Record<
  Motivo['tono'],
  Tone
>;

function filasDe(
  nodos: readonly NodoAjeno[],
  { lugares, porCrear }: CatalogoPropuesto,
  catalogo: readonly Cuenta[],
): Fila[] {
  const nombres = new Map(
    [...catalogo, ...porCrear].map(({ idCuenta, nombreCuenta }) => [idCuenta, nombreCuenta]),
  );
  const conHijas = new Set(nodos.map(({ padre }) => padre));
  const niveles: number[] = [];
  return nodos.flatMap((nodo, n) => {
    niveles[n] = nodo.padre === null ? 0 : (niveles[nodo.padre] ?? 0) + 1;
    const lugar = lugares[n];
    if (lugar === undefined) return [];
    const tieneHijas = conHijas.has(n);
    const motivos = motivosDe(nodo, lugar, tieneHijas);
    const nombreAqui = nombres.get(lugar.idCuenta ?? '') ?? '';
    return [{ n, nodo, lugar, nivel: niveles[n] ?? 0, tieneHijas, motivos, nombreAqui }];
  });
}

interface Motivo {
  readonly texto: string;
  /** Somebody should look at it; `falta`: nothing is brought without it. */
  readonly tono: 'revisar' | 'falta' | 'nota';
}

/** Why an account goes where it goes, in the words of whoever must agree. */
function motivosDe(nodo: NodoAjeno, lugar: LugarPropuesto, tieneHijas: boolean): Motivo[] {
  const motivos: Motivo[] = [];
  if (lugar.clase === null) motivos.push({ texto: 'Diga qué es: activo, pasivo…', tono: 'falta' });
  else if (lugar.idCuenta === null)
    motivos.push({ texto: 'No cabe bajo su cuenta mayor: elija otro lugar.', tono: 'falta' });
  if (lugar.porQue === 'digito')
    motivos.push({ texto: 'Clase supuesta por su primer dígito.', tono: 'revisar' });
  if (lugar.porQue === 'regularizadora')
    motivos.push({ texto: 'Resta del activo: va en las regularizadoras.', tono: 'revisar' });
  if (lugar.absorbida) motivos.push({ texto: 'Pasa de seis niveles: sus cuentas suben.', tono: 'revisar' });
  if (tieneHijas && lugar.recibe)
    motivos.push({ texto: 'Lo registrado en ella va a su cuenta «otros».', tono: 'revisar' });
  if (lugar.porQue === 'ya-estaba') motivos.push({ texto: 'Ya está en el catálogo.', tono: 'nota' });
  if (nodo.linea === null) motivos.push({ texto: 'No tiene fila propia: agrupa a las suyas.', tono: 'nota' });
  return motivos;
}

interface CambiarLugarProps {
  readonly nodo: NodoAjeno;
  readonly lugar: LugarPropuesto;
  readonly tieneHijas: boolean;
  readonly catalogo: readonly Cuenta[];
  readonly ocupado: boolean;
  readonly onDecidir: (decision: Decision) => void;
}

const NOMBRE_MAX = 120;

/** What somebody may say of one account of the old chart: its class, its name here, whether it takes movements, or that it is one that is here already. */
function CambiarLugar(props: CambiarLugarProps) {
  const { nodo, lugar, tieneHijas, catalogo, ocupado, onDecidir } = props;
  const yaEsta = lugar.porQue === 'ya-estaba';
  const deDetalle = catalogo.filter(({ tipoCuenta }) => tieneHijas || tipoCuenta === 'D');
  return (
    <Box as="fieldset" surface="box" pad="lg" className={classes.cambio} disabled={ocupado}>
      <Text as="legend" weight="bold" pad="none xs">
        {nodo.nombre}
      </Text>
      <Grid min="14rem" gap="lg" align="end">
        {!yaEsta && <ComoNueva nodo={nodo} lugar={lugar} onDecidir={onDecidir} />}
        {deDetalle.length > 0 && (
          <AccountPicker
            label="Es esta cuenta del catálogo"
            cuentas={deDetalle}
            value={yaEsta ? (lugar.idCuenta ?? undefined) : undefined}
            onChange={(idCuenta) => onDecidir({ idCuenta })}
          />
        )}
        {yaEsta && (
          <Button variant="default" size="xs" onClick={() => onDecidir({ idCuenta: null })}>
            Quitar
          </Button>
        )}
        {tieneHijas && (
          <Checkbox
            label="También recibe movimientos"
            checked={lugar.recibe}
            onChange={({ currentTarget }) => onDecidir({ recibe: currentTarget.checked })}
          />
        )}
      </Grid>
    </Box>
  );
}

/** The class and the name of one that is made here. */
function ComoNueva({ nodo, lugar, onDecidir }: Pick<CambiarLugarProps, 'nodo' | 'lugar' | 'onDecidir'>) {
  const [nombre, setNombre] = useState(nodo.nombre);
  return (
    <>
      <NativeSelect
        label="Es"
        size="sm"
        rightSection={<ChevronDownIcon width={16} height={16} aria-hidden="true" />}
        value={lugar.clase ?? ''}
        onChange={({ currentTarget }) =>
          onDecidir({ clase: clases.find((una) => una === currentTarget.value) })
        }
      >
        {lugar.clase === null && <option value="">Elija la clase</option>}
        {clases.map((clase) => (
          <option key={clase} value={clase}>
            {`${clase} ${enTitulo(clase)}`}
          </option>
        ))}
      </NativeSelect>
      <TextInput
        label="Nombre aquí"
        size="sm"
        maxLength={NOMBRE_MAX}
        value={nombre}
        onChange={({ currentTarget }) => setNombre(currentTarget.value)}
        onBlur={() => {
          if (nombre.trim() !== nodo.nombre) onDecidir({ nombre: nombre.trim() || undefined });
        }}
      />
    </>
  );
}

function enTitulo(clase: Clase): string {
  const [inicial = '', ...resto] = nombresDeClase[clase].toLowerCase();
  return inicial.toUpperCase() + resto.join('');
}
