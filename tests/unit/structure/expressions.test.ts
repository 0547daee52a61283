import * as z from 'zod';
import { attacksOn } from '../../support/attacks';
import { programExpressions } from '../../support/expressions';
import { steepGrowth, timedExpression } from '../../support/growth';
import { expressionsOfVariables, expressionsWithoutInput } from './exceptions';

const { expressions, ofVariables } = programExpressions();
const ofZod = [z.iso.date(), z.iso.datetime({ offset: true }), z.uuid()].map((schema) => {
  const expression = schema._zod.def.pattern ?? /never/;
  return { name: `zod ${expression}`, expression };
});
const met = [...expressions, ...ofZod].filter(({ name }) => !expressionsWithoutInput.includes(name));

const problems = (tested: typeof met, timeout?: number) =>
  tested.flatMap(({ name, expression }) => {
    const steep = steepGrowth(timedExpression(expression, timeout), attacksOn(expression));
    return steep === null ? [] : [`${name} ${steep}`];
  });

// Measured, because static checkers miss the cost of `replace` and `split`, and reject harmless expressions.
describe('R8.1 regular expressions applied to input', () => {
  test('are found in the source', () => {
    expect(met.length).toBeGreaterThan(200);
    const names = expressions.map(({ name }) => name);
    expect(expressionsWithoutInput.filter((name) => !names.includes(name))).toEqual([]);
    expect(ofVariables.sort()).toEqual([...expressionsOfVariables].sort());
  });

  test('take time proportional to the text length', () => {
    expect(problems(met)).toEqual([]);
  }, 300_000);

  test.each([/\s+$/, /^[\s.-]+|[\s.-]+$/g, /^([^a-z]+?)\s*(kg|lb)$/i, /<\s*\/?\s*[a-z][^>]*>/, /^(a|a)*$/])(
    'detects a slow expression: %s',
    (expression) => {
      expect(problems([{ name: 'this', expression }], 2000)).toHaveLength(1);
    },
    30_000,
  );
});
