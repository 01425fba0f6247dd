-- Reads the text the site gives for the game: "GEARWRIGHT1;title;id,gain,step;id,gain,step;…".
-- An id may carry its suffix (id_suffix); gain and step may be empty.
local _, Gearwright = ...

local AdviceText = {}
Gearwright.AdviceText = AdviceText

local GREATEST_LENGTH = 100000

-- The advice of a text, or nil and a sentence that says what is wrong with it.
function AdviceText.read(text)
	if #text > GREATEST_LENGTH then
		return nil, "This text is too long to be a list from Gearwright."
	end
	local body = text:match("^%s*GEARWRIGHT1;(.*)$")
	if not body then
		return nil, "This is not a list from Gearwright. Copy it again with the button on the set's page."
	end
	local title, rows, steps = nil, {}, 0
	for field in (body .. ";"):gmatch("([^;]*);") do
		if title == nil then
			title = field
		else
			local id, gain, step = field:match("^%s*(%d+_?%-?%d*),(%-?%d*%.?%d*),(%d*)%s*$")
			if id then
				rows[id] = { gain = tonumber(gain), step = tonumber(step) }
				steps = math.max(steps, tonumber(step) or 0)
			end
		end
	end
	if next(rows) == nil then
		return nil, "This list names no item."
	end
	return { title = title, rows = rows, steps = steps }
end

-- "+34 for Hyjal Bulwark, step 3 of 12", or nil where the advice does not know the item.
function AdviceText.sentence(advice, key)
	local row = advice.rows[key] or advice.rows[(key:gsub("_.*", ""))]
	if not row then
		return nil
	end
	local gain = row.gain and string.format("%+d for ", math.floor(row.gain + 0.5)) or "wanted for "
	local step = row.step and string.format(", step %d of %d", row.step, advice.steps) or ""
	return gain .. advice.title .. step
end
