// Old → ours, account by account, in the order of the old tree. What was guessed can be changed in its place.
import type { Cuenta } from '@cuadra/contract/contabilidad/catalogo/catalogo';
import type { NodoAjeno } from '@cuadra/core/catalogo-ajeno/cuenta-ajena';
import type { Decision } from '@cuadra/core/catalogo-ajeno/decision';
import type { CatalogoPropuesto, LugarPropuesto } from '@cuadra/core/catalogo-ajeno/proponer-catalogo';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import { Button, Switch } from '@mantine/core';
import { useMemo, useState } from 'react';
import { formatearEntero } from '#ui/format/dinero.ts';
import { Box, Grid, Row, Stack } from '#ui/layout/layout.tsx';
import { Section } from '#ui/layout/section.tsx';
import type { Style, Tone } from '#ui/look/look.ts';
import { Text } from '#ui/text/text.tsx';
import classes from './ajeno.module.css';
import { CambiarLugar } from './cambiar-lugar.tsx';
import { type Motivo, motivosDe } from './en-palabras.ts';

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
