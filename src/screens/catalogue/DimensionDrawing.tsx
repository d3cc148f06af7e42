import type { ReactNode } from 'react';
import { describeDimensions, type Dimensions } from '../../domain/dimensions';
import styles from './DimensionDrawing.module.css';

/** Height and width of the drawn person, and the distance to the product, in centimetres. */
const PERSON = { height: 175, width: 58, distance: 35 };

/** Largest width and height of the front view in CSS pixels. The height also limits the depth of the plan. */
const MAX_WIDTH = 300;
const MAX_HEIGHT = 180;

/** Space around a view, for its dimension lines and their numbers, in CSS pixels. */
const MARGIN = { top: 16, right: 20, bottom: 44, left: 48 };

/** Distance of a dimension line from the view, and half the length of the strokes at its ends, in CSS pixels. */
const OFFSET = 14;
const TICK = 3.5;

interface DimensionDrawingProps {
  dimensions: Dimensions;
  /** Whether the plan is below the front view. Otherwise it is to the right of it. */
  isStacked: boolean;
}

/**
 * A scale drawing of the space that a product takes: the front view beside a person of 175 cm, and the plan, to the same
 * scale. Of a sunken product, the front view is a section with the person in it.
 */
export function DimensionDrawing({ dimensions, isStacked }: DimensionDrawingProps) {
  const { width, depth, height, shape } = dimensions;
  const isSunken = shape === 'sunken';
  const frontWidth = isSunken ? width : width + PERSON.distance + PERSON.width;
  const frontHeight = Math.max(height, PERSON.height);
  const scale = Math.min(MAX_WIDTH / frontWidth, MAX_HEIGHT / Math.max(frontHeight, depth));
  const front = withMargins(frontWidth * scale, frontHeight * scale);
  const plan = withMargins(width * scale, depth * scale);
  const drawingWidth = isStacked ? Math.max(front.width, plan.width) : front.width + plan.width;
  const drawingHeight = isStacked ? front.height + plan.height : Math.max(front.height, plan.height);
  return (
    <figure className={styles.drawing} data-stacked={isStacked}>
      <svg
        width={drawingWidth}
        height={drawingHeight}
        viewBox={`0 0 ${drawingWidth} ${drawingHeight}`}
        role="img"
        aria-label={`Drawing to scale: ${describeDimensions(dimensions)}, beside a person of ${PERSON.height} cm.`}
      >
        <View left={0} bottom={isStacked ? front.height : drawingHeight}>
          <Front dimensions={dimensions} scale={scale} />
        </View>
        <View left={isStacked ? 0 : front.width} bottom={drawingHeight}>
          <Plan dimensions={dimensions} scale={scale} />
        </View>
      </svg>
      <figcaption>
        {isSunken ? 'Section' : 'Front'} and plan, in centimetres. The person is {PERSON.height}&nbsp;cm tall.
      </figcaption>
    </figure>
  );
}

/** Returns the size of a view with its margins, in whole pixels. */
const withMargins = (width: number, height: number) => ({
  width: Math.ceil(width + MARGIN.left + MARGIN.right),
  height: Math.ceil(height + MARGIN.top + MARGIN.bottom),
});

interface ShapeProps {
  dimensions: Dimensions;
  /** Pixels per centimetre. */
  scale: number;
}

/** The front beside a person, or the section of a sunken product with the person in it. */
function Front({ dimensions, scale }: ShapeProps) {
  const { width, height, eaves, shape } = dimensions;
  const isSunken = shape === 'sunken';
  const [w, h] = [width * scale, height * scale];
  const beside = w + (PERSON.distance + PERSON.width / 2) * scale;
  return (
    <>
      <Person scale={scale} x={isSunken ? w / 2 : beside} />
      {isSunken ? (
        <path className={styles.basin} d={`M${-OFFSET} ${-h}H0V0H${w}V${-h}h${MARGIN.right}`} />
      ) : (
        <>
          <path className={styles.floor} d={`M0 0H${beside + (PERSON.width / 2) * scale}`} />
          {shape === 'barrel' ? (
            <>
              <circle className={styles.outline} cx={w / 2} cy={w / 2 - h} r={w / 2} />
              {/* The feet, up to the points of the circle at a quarter of its width. */}
              <path className={styles.outline} d={`M${w / 4} 0V${0.933 * w - h}M${(3 * w) / 4} 0V${0.933 * w - h}`} />
            </>
          ) : (
            <path className={styles.outline} d={`M0 0V${-eaves * scale}L${w / 2} ${-h}L${w} ${-eaves * scale}V0z`} />
          )}
        </>
      )}
      <Measure length={w} label={widthLabel(dimensions)} />
      <Measure length={h} label={String(height)} isVertical />
    </>
  );
}

/** The outline from above, of a house with a gable also the line of its ridge. */
function Plan({ dimensions, scale }: ShapeProps) {
  const { width, depth, shape } = dimensions;
  const isRound = shape === 'round';
  const [w, d] = [width * scale, depth * scale];
  return (
    <>
      {isRound ? (
        <circle className={styles.outline} cx={w / 2} cy={-w / 2} r={w / 2} />
      ) : (
        <rect className={shape === 'sunken' ? styles.basin : styles.outline} y={-d} width={w} height={d} />
      )}
      {shape === 'gable' ? <path className={styles.floor} d={`M${w / 2} 0V${-d}`} /> : null}
      <Measure length={w} label={widthLabel(dimensions)} />
      {isRound ? null : <Measure length={d} label={String(depth)} isVertical />}
    </>
  );
}

const widthLabel = ({ width, shape }: Dimensions): string =>
  shape === 'round' || shape === 'barrel' ? `Ø ${width}` : String(width);

interface ViewPosition {
  /** Position of the left and the lower edge of the view with its margins, in pixels. */
  left: number;
  bottom: number;
  children: ReactNode;
}

/** A view, whose origin is its lower left corner. y points down. */
function View({ left, bottom, children }: ViewPosition) {
  return <g transform={`translate(${left + MARGIN.left} ${bottom - MARGIN.bottom})`}>{children}</g>;
}

interface MeasureProps {
  /** In pixels. */
  length: number;
  label: string;
  isVertical?: boolean;
}

/** A dimension line with its label, to the left of a view or below it. */
function Measure({ length, label, isVertical = false }: MeasureProps) {
  return (
    <g transform={isVertical ? `translate(${-OFFSET} 0) rotate(-90)` : `translate(0 ${OFFSET})`}>
      <path className={styles.measure} d={`M0 ${-TICK}V${TICK}M${length} ${-TICK}V${TICK}M0 0H${length}`} />
      <text x={length / 2} y={isVertical ? -8 : 22}>
        {label}
      </text>
    </g>
  );
}

/** A standing person, drawn in centimetres from the top of the head, with the feet on the lower edge of the view. */
function Person({ x, scale }: { x: number; scale: number }) {
  return (
    <g className={styles.person} transform={`translate(${x} 0) scale(${scale}) translate(0 ${-PERSON.height})`}>
      <ellipse cy={11.5} rx={8.5} ry={11.5} />
      <path d="M-4 21h8q0 6 9 8q9 2 10 12l4 38q1 9 0 16q-3 3-5-1l-2-16-5-24-1 28q4 20 2 42l-3 43q0 5 4 8H3q-1-2-1-8l-1-45-1-12-1 12-1 45q0 6-1 8h-14q4-3 4-8l-3-43q-2-22 2-42l-1-28-5 24-2 16q-2 4-5 1q-1-7 0-16l4-38q1-10 10-12q9-2 9-8z" />
    </g>
  );
}
