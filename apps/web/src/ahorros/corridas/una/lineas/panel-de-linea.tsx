// How a line was reached: the rules of its product, and its days cut wherever the balance, the rate or the state changed.
import type { verLinea } from '@cuadra/contract/ahorros/lineas';
import type { ResponseOf } from '@cuadra/contract/endpoint';
import { frasesDeMotivoSinPago } from '@cuadra/core/ahorros/corrida';
import { basesDeDias, nombresDeBase } from '@cuadra/core/interes/base-de-dias';
import { modosDeRedondeo, nombresDeModo } from '@cuadra/core/interes/redondeo';
import {
  capitalizaciones,
  metodosDeInteres,
  nombresDeCapitalizacion,
  nombresDeMetodo,
} from '@cuadra/core/interes/reglas';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { consultas } from '#ahorros/corridas/consultas.ts';
import { enQuetzales, exactoEnQuetzales, tasaEscrita } from '#ahorros/intereses/cifras.ts';
import { periodoEscrito } from '#ahorros/intereses/periodo-escrito.ts';
import { Segmentos } from '#ahorros/intereses/segmentos.tsx';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { Fact, Facts } from '#ui/layout/facts.tsx';
import { Row } from '#ui/layout/layout.tsx';
import { ListPanel } from '#ui/list/list-panel.tsx';
import type { OpenPanel } from '#ui/list/use-filters.ts';
import { PlainLink } from '#ui/page/plain-link.tsx';
import { Text } from '#ui/text/text.tsx';
import type { VistaDeCorridaProps } from '../vista-de-corrida.ts';

interface PanelDeLineaProps extends VistaDeCorridaProps {
  readonly cuenta: number;
  readonly panel: OpenPanel<number>;
}

export function PanelDeLinea({ corrida, cuenta, panel }: PanelDeLineaProps) {
  const query = useQuery(consultas.linea(corrida, cuenta));
  return (
    <ListPanel
      panel={panel}
      label="Cómo se llegó a la línea"
      query={query}
      title={({ linea }) => `Cuenta ${linea.cuenta.numero}`}
      loading="Cargando la línea"
      rows={8}
    >
      {(explicada) => <Explicacion {...explicada} />}
    </ListPanel>
  );
}

type Explicada = ResponseOf<typeof verLinea>;

function Explicacion({ linea, reglas, segmentos, exacto }: Explicada) {
  return (
    <>
      <Row as="p" justify="between" gap="xs lg">
        {linea.titular}
        <PlainLink to={`/ahorros/cuentas?cuenta=${linea.cuenta.id}`}>Ver la cuenta</PlainLink>
      </Row>
      {linea.motivo !== null && <FormNotice tone="info" text={frasesDeMotivoSinPago[linea.motivo]} />}
      <Facts>
        <Dato nombre="Interés" fuerte>
          {enQuetzales(linea.interes)}
        </Dato>
        <Dato nombre={`Retención de ISR (${tasaEscrita(reglas.isrPpm)})`}>{enQuetzales(linea.isr)}</Dato>
        <Dato nombre="Neto" fuerte>
          {enQuetzales(linea.neto)}
        </Dato>
        {linea.interesPagado !== 0 && (
          <Dato nombre="Ya pagado por esos días">
            {enQuetzales(linea.interesPagado)}; ISR {enQuetzales(linea.isrPagado)}
          </Dato>
        )}
        <Dato nombre="Días que cubre">{periodoEscrito(linea)}</Dato>
        <Dato nombre="Saldo que gana">{nombreDe.metodo(reglas.metodo)}</Dato>
        <Dato nombre="Cuenta de días">{nombreDe.base(reglas.base)}</Dato>
        <Dato nombre="Capitalización">{nombreDe.capitalizacion(reglas.capitalizacion)}</Dato>
        {reglas.minimo > 0 && <Dato nombre="Saldo mínimo">{enQuetzales(reglas.minimo)}</Dato>}
        {reglas.tope !== null && <Dato nombre="Tope">{enQuetzales(reglas.tope)}</Dato>}
      </Facts>
      <Segmentos segmentos={segmentos} exacto={exacto} />
      <Facts>
        <Dato nombre="Interés exacto">Q {exactoEnQuetzales(exacto)}</Dato>
        <Dato nombre="Redondeo">{nombreDe.redondeo(reglas.redondeo)}</Dato>
        <Dato nombre="Interés que se paga" fuerte>
          {enQuetzales(linea.interes + (linea.motivo === null ? linea.interesPagado : 0))}
        </Dato>
      </Facts>
    </>
  );
}

interface DatoProps {
  readonly nombre: string;
  readonly fuerte?: boolean;
  readonly children: ReactNode;
}

function Dato({ nombre, fuerte = false, children }: DatoProps) {
  return (
    <Fact label={nombre} figures weight={fuerte ? 'bold' : undefined}>
      <Text as="span" block textAlign="right">
        {children}
      </Text>
    </Fact>
  );
}

// The rules of a line, which the server names by their code, as people read them. One that this version does not know is
// shown as it came.
const nombrar =
  <C extends string>(codigos: readonly C[], nombres: Readonly<Record<C, string>>) =>
  (codigo: string): string => {
    const suyo = codigos.find((uno) => uno === codigo);
    return suyo === undefined ? codigo : nombres[suyo];
  };

const nombreDe = {
  metodo: nombrar(metodosDeInteres, nombresDeMetodo),
  base: nombrar(basesDeDias, nombresDeBase),
  capitalizacion: nombrar(capitalizaciones, nombresDeCapitalizacion),
  redondeo: nombrar(modosDeRedondeo, nombresDeModo),
} as const;
