// What stands where.
import { PencilIcon, TrashIcon } from '@heroicons/react/24/outline';
import { Button } from '@mantine/core';
import { ActionMenu, Actions } from '#ui/layout/actions.tsx';
import { Box, Grid, Row, Stack } from '#ui/layout/layout.tsx';
import { Section } from '#ui/layout/section.tsx';
import type { Gap } from '#ui/look/look.ts';
import { Text } from '#ui/text/text.tsx';
import { notify } from '#ui/toasts/toasts.ts';

const GAPS = ['2xs', 'xs', 'sm', 'md', 'lg', 'xl', '2xl'] as const satisfies readonly Gap[];
const SURFACES = ['card', 'box', 'inset', 'tint'] as const;
const say = (what: string) => () => void notify(what);

export function Arrangements() {
  return (
    <>
      <Section
        card
        title="Disposición"
        note="Stack, Row, Grid, Box"
        actions={
          <Actions>
            <Button size="compact-md" variant="default" onClick={say('Secundaria')}>
              Secundaria
            </Button>
            <ActionMenu
              label="Más acciones"
              actions={[
                { text: 'Editar', icon: PencilIcon, onRun: say('Editar') },
                { text: 'Eliminar', icon: TrashIcon, danger: true, onRun: say('Eliminar') },
              ]}
            />
          </Actions>
        }
      >
        <Grid min="18rem" gap="xl" pad="xl">
          <Stack gap="md">
            {GAPS.map((gap) => (
              <Row key={gap} gap={gap}>
                {GAPS.map((each) => (
                  <Box key={each} surface="inset" pad="xs">
                    {gap}
                  </Box>
                ))}
              </Row>
            ))}
          </Stack>
          <Grid columns={2} gap="md">
            {SURFACES.map((surface) => (
              <Box key={surface} surface={surface} pad="lg">
                <Text size="sm">{surface}</Text>
              </Box>
            ))}
          </Grid>
          <Stack surface="box" line="between">
            {['Uno', 'Dos', 'Tres'].map((each) => (
              <Row key={each} justify="between" pad="md lg">
                <Text size="sm">{each}</Text>
                <Text size="xs" muted figures>
                  1,234.56
                </Text>
              </Row>
            ))}
          </Stack>
        </Grid>
      </Section>
      <Section title="Parte de una pantalla" level={2} note="sin tarjeta">
        <Text muted>Lo que va en ella.</Text>
      </Section>
    </>
  );
}
