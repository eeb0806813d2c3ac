// Around every screen of a copy to rehearse on, over everything and in nobody's way.
import { useBasicTexts } from '#platform/basic-texts.ts';
import { Text } from '#ui/text/text.tsx';
import classes from './practice-mark.module.css';

export function PracticeMark() {
  const texts = useBasicTexts();
  return (
    <div className={classes.marca}>
      <Text as="span" size="xs" className={classes.nombre} role="note">
        {texts('practice')}
      </Text>
    </div>
  );
}
