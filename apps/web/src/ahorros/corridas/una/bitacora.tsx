// Every step that a run took: which, when, by whom and why.

import { useQuery } from '@tanstack/react-query';
import { EstadoDeCorridaVisto } from '#ahorros/intereses/estado-de-corrida.tsx';
import { formatInstant } from '#ui/format/date.ts';
import { Box, Row } from '#ui/layout/layout.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { Text } from '#ui/text/text.tsx';
import { consultas } from '../consultas.ts';
import type { VistaDeCorridaProps } from './vista-de-corrida.ts';

export function Bitacora({ corrida }: VistaDeCorridaProps) {
  const consulta = useQuery(consultas.eventos(corrida));
  return (
    <Loaded query={consulta} rows={6} label="Cargando la bitácora">
      {({ eventos }) => (
        <Box as="section" surface="card" aria-label="Bitácora de la corrida">
          <Box as="ol" line="between">
            {eventos.map(({ estado, por, en, detalle }) => (
              <Row as="li" key={`${en} ${estado}`} align="baseline" gap="xs xl" pad="md xl" size="sm">
                <Text as="time" dateTime={en} width="9rem" muted figures>
                  {formatInstant(en)}
                </Text>
                <Box as="span" width="8rem">
                  <EstadoDeCorridaVisto estado={estado} />
                </Box>
                <Box as="span" width="12rem">
                  {por?.nombre ?? 'El sistema'}
                </Box>
                <Text as="span" grow basis="16rem" breaks>
                  {detalle}
                </Text>
              </Row>
            ))}
          </Box>
        </Box>
      )}
    </Loaded>
  );
}
